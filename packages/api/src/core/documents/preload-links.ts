import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locale } from '@tessera/contract'
import { routedPath } from '@tessera/contract'

/** The two documents of the portal. */
export type Page = 'index.html' | 'sign-in.html'

/** The list that the portal's build writes: what a first visit needs besides what its document names. */
export const PRELOADS = 'preloads.json'

type ByLanguage = Partial<Record<Locale, string[]>>

interface Preloads {
  documents: Record<Page, ByLanguage>
  /** The screens, by the pattern of their addresses. */
  pages: { path: string; files: ByLanguage }[]
  /** Stylesheets inlined because they are too small for a request. */
  stylesheets: Record<string, string>
}

/** The preload links of a document for its address and language. */
export type LinksFor = (page: Page, path: string, locale: Locale, nonce: string) => string

function isAt(pattern: string, path: string): boolean {
  const source = pattern.replaceAll(/:\w+/g, '[^/]+').replace(/\*$/, '.*')
  return new RegExp(`^${source}/?$`, 'i').test(path)
}

function linkTo(file: string, nonce: string, sheet: string | undefined): string {
  if (sheet !== undefined) {
    // Vite takes the link for the style sheet, and the browser does not load what is disabled.
    return `<style nonce="${nonce}" data-sheet>${sheet}</style><link rel="stylesheet" href="/${file}" disabled>`
  }
  const rel = file.endsWith('.css') ? 'stylesheet' : 'modulepreload'
  return `<link rel="${rel}" nonce="${nonce}" crossorigin href="/${file}">`
}

/** Reads the build's list; without it a document preloads nothing. */
export async function readPreloads(portalDist: string): Promise<LinksFor> {
  const file = join(portalDist, PRELOADS)
  if (!existsSync(file)) return () => ''
  const { documents, pages, stylesheets }: Preloads = JSON.parse(await readFile(file, 'utf8'))
  return (page, path, locale, nonce) => {
    const screen = page === 'index.html' ? pages.find((each) => isAt(each.path, routedPath(path))) : undefined
    const files = [...(documents[page][locale] ?? []), ...(screen?.files[locale] ?? [])]
    return files.map((each) => linkTo(each, nonce, stylesheets[each])).join('')
  }
}
