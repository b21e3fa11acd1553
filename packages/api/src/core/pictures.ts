import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locale } from '@tessera/contract'

/** The list that the portal's build writes: the sign-in page as it is drawn first, by language. */
export const PICTURES = 'pictures.json'

/** Draws the sign-in page of a portal that is called so. */
export type DrawSignIn = (locale: Locale, productName: string) => string

const MARKS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (mark) => MARKS[mark] ?? mark)
}

/** Reads what the build has drawn; without it the page is blank until its script is there. */
export async function readPictures(portalDist: string): Promise<DrawSignIn> {
  const file = join(portalDist, PICTURES)
  const drawn: Partial<Record<Locale, string>> = existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : {}
  return (locale, productName) => (drawn[locale] ?? '').replaceAll('__PRODUCT_NAME__', () => escaped(productName))
}
