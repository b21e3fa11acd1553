import type { Plugin } from 'vite'

const AHEAD = /\s*<link rel="modulepreload"([^>]* href="\/assets\/(?:react|core|shell)-[^>]*>)/g

/**
 * Preloads the largest scripts in the first lines of a document, before the calls of its inline script. A browser has
 * only six connections, and it finds a module's preloads only after running that script.
 */
export function preloadEntryChunks(): Plugin {
  return {
    name: 'portal-preload-entry-chunks',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const links = [...html.matchAll(AHEAD)].map(([, rest = '']) => `<link rel="preload" as="script"${rest}`)
        if (links.length === 0) throw new Error('No large script is preloaded. Fix build/preload-entry-chunks.ts.')
        return html.replaceAll(AHEAD, '').replace('<title>', `${links.join('')}<title>`)
      },
    },
  }
}
