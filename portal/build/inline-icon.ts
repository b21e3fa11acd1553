import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const HREF = 'href="/favicon.svg"'
const FILE = join(import.meta.dirname, '../public/favicon.svg')

/**
 * Inlines the icon into each document: as a file, it would use one of the few connections that the first scripts share.
 */
export function inlineIcon(): Plugin {
  return {
    name: 'portal-inline-icon',
    apply: 'build',
    transformIndexHtml(html) {
      if (!html.includes(HREF))
        throw new Error('A document has no link to the icon. Fix the document or build/inline-icon.ts.')
      const drawing = readFileSync(FILE, 'utf8').replaceAll(/>\s+</g, '><').trim()
      return html.replace(HREF, `href="data:image/svg+xml,${encodeURIComponent(drawing)}"`)
    },
  }
}
