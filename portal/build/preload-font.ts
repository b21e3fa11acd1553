import type { Plugin } from 'vite'

const FONT = /(?:^|\/)inter-latin-(?!ext)[^/]*\.woff2$/

/**
 * Asks for the font with the document, so that text is measured once and nothing shifts when it arrives; after the
 * scripts, without which there is no text.
 */
export function preloadFont(): Plugin {
  return {
    name: 'portal-preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const font = Object.keys(bundle ?? {}).find((name) => FONT.test(name))
        if (!font) throw new Error('No latin font is in the bundle: mend build/preload-font.ts.')
        const kind = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '' }
        return [{ tag: 'link', attrs: { ...kind, fetchpriority: 'low', href: `/${font}` }, injectTo: 'head' }]
      },
    },
  }
}
