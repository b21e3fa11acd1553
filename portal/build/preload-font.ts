import type { Plugin } from 'vite'

const FONT = /(?:^|\/)inter-latin-(?!ext)[^/]*\.woff2$/

/**
 * Preloads the font with the document, so text is measured once and nothing shifts. The link comes after the scripts,
 * because no text renders without them.
 */
export function preloadFont(): Plugin {
  return {
    name: 'portal-preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const font = Object.keys(bundle ?? {}).find((name) => FONT.test(name))
        if (!font) throw new Error('The bundle has no Latin font. Fix build/preload-font.ts.')
        const kind = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '' }
        return [{ tag: 'link', attrs: { ...kind, fetchpriority: 'low', href: `/${font}` }, injectTo: 'head' }]
      },
    },
  }
}
