import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { keyboardRows } from '../docs/keyboard-rows.ts'

const root = resolve(import.meta.dirname, '..')
const pages = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.mdx'))
  .map((path) => ({ path, page: readFileSync(resolve(root, path), 'utf8') }))

/** The text of a page, without code, imports and components. */
const proseOf = (page: string) =>
  page
    .replaceAll(/^```[^]*?^```$/gm, '')
    .replaceAll(/^ *(?:import|export|<).*$/gm, '')
    .replaceAll(/`[^`\n]*`/g, '')

it.each(pages)('$path has typographic quotes and apostrophes', ({ page }) => {
  expect(proseOf(page).match(/.*['"].*/g)).toBeNull()
})

it.each(pages)('$path has no test placeholders such as %s in its keyboard table', ({ page }) => {
  const rows = keyboardRows(page).map(({ key, effect }) => `${key} ${effect}`)
  expect(rows.filter((row) => /%[a-z]|\$\w/.test(row))).toEqual([])
})
