import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { keyboardRows } from '../docs/keyboard-rows.ts'

const root = resolve(import.meta.dirname, '../components')
const names = readdirSync(root)
const pageOf = (name: string) => readFileSync(resolve(root, name, `${name}.mdx`), 'utf8')

/** The content below a page's heading. */
const section = (page: string, heading: string) =>
  (page.split(`\n## ${heading}\n`)[1] ?? '').split(/^(?:## |<)/m)[0]?.trim() ?? ''

const unwritten = /^(?:[-\s]*(?:…|\.{3}|TODO\b.*|TBD\b.*))?$/im
const isWritten = (text: string) => text !== '' && text.split('\n\n').every((part) => !unwritten.test(part))

const namedIn = (text: string) => text.match(/\b[A-Z]\w+/g)?.filter((word) => names.includes(word)) ?? []

describe.each(names)('the page of %s', (name) => {
  const page = pageOf(name)

  it('covers when to use it and when not, accessibility, keys and alternatives', () => {
    const headings = ['When to use it', 'When not to use it', 'Accessibility', 'Keyboard', 'Alternatives']
    expect(headings.filter((heading) => !isWritten(section(page, heading)))).toEqual([])
  })

  it('has a keyboard table, refers to another component’s keys, or states that it has no control', () => {
    const text = section(page, 'Keyboard')
    const [, other] = /^The keys of (\w+)\.$/m.exec(text) ?? []
    const has = other ? keyboardRows(pageOf(other)).length > 0 : keyboardRows(page).length > 0
    expect(has || text.startsWith('No control of its own')).toBe(true)
  })

  it('names an alternative, or states that there is none, and shows the import cost', () => {
    const text = section(page, 'Alternatives')
    const alternatives = namedIn(text).filter((named) => named !== name)
    expect(alternatives.length > 0 || /^- None\b/.test(text) || /`[a-z]+`/.test(text)).toBe(true)
    expect(page).toContain(`<ImportCost of="${name}" />`)
  })
})
