import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../lib/results.mjs'
import { DIMENSIONS } from './looks.mjs'

const SOURCES = join(ROOT, 'packages/ui/src')
const COMPONENTS = join(SOURCES, 'components')
const STATES = DIMENSIONS.state.filter((state) => state !== 'rest')
/** How a style speaks of a state, and what a sheet's Matrix calls it. */
const SPOKEN = {
  hover: { words: /data-hovered|:hover/, shown: 'hover' },
  'focus-visible': { words: /focus-visible/, shown: 'focus' },
  pressed: { words: /data-pressed|:active/, shown: 'pressed' },
}
/** The states that props name. */
const NAMED = {
  isDisabled: ['hover', 'focus', 'disabled'],
  isReadOnly: ['read-only'],
  isInvalid: ['error'],
  errorMessage: ['error'],
  isPending: ['pending'],
}

const names = readdirSync(COMPONENTS).filter((name) => existsSync(join(COMPONENTS, name, `${name}.sheet.stories.tsx`)))
const listOf = (name: string) => join(COMPONENTS, name, `${name}.states.json`)

function stylesOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return stylesOf(join(folder, entry.name))
    return entry.name.endsWith('.css.ts') ? [readFileSync(join(folder, entry.name), 'utf8')] : []
  })
}

function drawnBy(name: string) {
  const styles = stylesOf(join(COMPONENTS, name)).join('\n')
  return Object.entries(SPOKEN).flatMap(([state, { words, shown }]) => (words.test(styles) ? [{ state, shown }] : []))
}

/** What each Matrix of a sheet shows, and of that what it shows of all that a person can act on. */
function matricesOf(name: string) {
  const source = readFileSync(join(COMPONENTS, name, `${name}.sheet.stories.tsx`), 'utf8')
  return [...source.matchAll(/<Matrix\b(.*?)\n\s*>\n/gs)].map(([, props = '']) => {
    const states = [...(/states=\{\[(.*?)\]\}/s.exec(props)?.[1] ?? '').matchAll(/'([\w-]+)'/g)].map(
      ([, state]) => state,
    )
    const limited = [...(/\bon=\{\{(.*?)\}\}/s.exec(props)?.[1] ?? '').matchAll(/(\w+):/g)].map(([, state]) => state)
    return { states, whole: states.filter((state) => !limited.includes(state)) }
  })
}

const contract = readFileSync(join(SOURCES, 'entries/props.contract.txt'), 'utf8')

/** The states that a component's props name. What opens over its page has room for one at a time: its states are stories. */
function namedBy(name: string) {
  const [, props = ''] = new RegExp(`^type ${name}Props\\b[^\\n]*\\{\\n(.*?)^\\}`, 'ms').exec(contract) ?? []
  const isOverlay = /^ {2}isOpen\b/m.test(props) && !/^ {2}isDisabled\?/m.test(props)
  if (isOverlay) return []
  return Object.entries(NAMED).flatMap(([prop, states]) => (new RegExp(`^  ${prop}\\?`, 'm').test(props) ? states : []))
}

describe('the states that a sheet must show', () => {
  it.each(names)('%s names them beside its sheet, in their order', (name) => {
    expect(existsSync(listOf(name)), `${name}.states.json is missing; [] where rest shows everything`).toBe(true)
    const listed: string[] = JSON.parse(readFileSync(listOf(name), 'utf8'))
    expect(listed).toEqual(STATES.filter((state) => listed.includes(state)))
  })

  it.each(names)('%s names what its own styles draw and no matrix of its sheet shows', (name) => {
    const shown = matricesOf(name).flatMap(({ whole }) => whole)
    const missing = drawnBy(name).filter((each) => !shown.includes(each.shown))
    const listed = JSON.parse(readFileSync(listOf(name), 'utf8'))
    expect(listed).toEqual(expect.arrayContaining(missing.map(({ state }) => state)))
  })
})

describe('the matrix of a sheet', () => {
  it('is read as it is written', () => {
    expect(matricesOf('Button')).toEqual([
      expect.objectContaining({ states: ['rest', 'hover', 'focus', 'pressed', 'disabled', 'pending'] }),
    ])
    expect(matricesOf('TimeField').flatMap(({ whole }) => whole)).not.toContain('focus')
    expect(namedBy('Button')).toEqual(['hover', 'focus', 'disabled', 'pending'])
  })

  it.each(names.filter((name) => namedBy(name).length > 0))('%s has the states that its props name', (name) => {
    const shown = matricesOf(name).flatMap(({ states }) => states)
    expect(shown).toEqual(expect.arrayContaining(['rest', ...namedBy(name)]))
  })

  it.each(names.filter((name) => matricesOf(name).length > 0))('%s has the states that its styles draw', (name) => {
    const shown = matricesOf(name).flatMap(({ states }) => states)
    expect(shown).toEqual(expect.arrayContaining(drawnBy(name).map((each) => each.shown)))
  })
})
