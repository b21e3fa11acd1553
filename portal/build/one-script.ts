import type { Plugin } from 'vite'

const SCRIPT = /<script type="module" crossorigin src="([^"]+)"><\/script>/g

/** Leaves a document the script that begins the page; those that it imports are asked for with it. */
export function oneScript(): Plugin {
  return {
    name: 'portal-one-script',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const last = [...html.matchAll(SCRIPT)].at(-1)?.[0]
        if (!last) throw new Error('No script is in a document: mend build/one-script.ts.')
        return html.replaceAll(SCRIPT, (script, src: string) =>
          script === last ? script : `<link rel="modulepreload" crossorigin href="${src}">`,
        )
      },
    },
  }
}
