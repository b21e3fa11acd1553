import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locale } from '@tessera/contract'
import { routedPath } from '@tessera/contract'

/** The two documents of the portal. */
export type Page = 'index.html' | 'sign-in.html'

/** The preload list from the portal's build: files for a first visit that the document does not name. */
export const PRELOADS = 'preloads.json'

type ByLanguage = Partial<Record<Locale, string[]>>

interface Preloads {
  documents: Record<Page, ByLanguage>
  /** The screens, by URL pattern. */
  pages: { path: string; files: ByLanguage }[]
  /** Stylesheets inlined because they are too small for a request. */
  stylesheets: Record<string, string>
}

/** The preload links of a document for its URL and language. */
export type LinksFor = (page: Page, path: string, locale: Locale, nonce: string) => string

function isAt(pattern: string, path: string): boolean {
  const source = pattern.replaceAll(/:\w+/g, '[^/]+').replace(/\*$/, '.*')
  return new RegExp(`^${source}/?$`, 'i').test(path)
}

function linkTo(file: string, nonce: string, stylesheet: string | undefined): string {
  if (stylesheet !== undefined) {
    // Vite finds this link and loads no second stylesheet; the browser does not load a disabled link.
    return `<style nonce="${nonce}" data-stylesheet>${stylesheet}</style><link rel="stylesheet" href="/${file}" disabled>`
  }
  const rel = file.endsWith('.css') ? 'stylesheet' : 'modulepreload'
  return `<link rel="${rel}" nonce="${nonce}" crossorigin href="/${file}">`
}

/** Reads the build's list; without it, a document preloads nothing. */
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
