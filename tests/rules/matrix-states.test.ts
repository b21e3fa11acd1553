import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../lib/results.mjs'

const SOURCES = join(ROOT, 'packages/ui/src')
const COMPONENTS = join(SOURCES, 'components')
/** The states that the review captures of a component's matrix, besides rest. */
const STATES = ['hover', 'focus-visible', 'pressed', 'open']
/** A pattern for the styles of each state, and the state's name in the matrix. */
const SPOKEN = {
  hover: { words: /data-hovered|:hover/, shown: 'hover' },
  'focus-visible': { words: /focus-visible/, shown: 'focus' },
  pressed: { words: /data-pressed|:active/, shown: 'pressed' },
}
/** The states that a matrix must show for a prop. */
const NAMED = {
  isDisabled: ['hover', 'focus', 'disabled'],
  isReadOnly: ['read-only'],
  isInvalid: ['error'],
  errorMessage: ['error'],
  isPending: ['pending'],
}

const names = readdirSync(COMPONENTS).filter((name) => existsSync(join(COMPONENTS, name, `${name}.matrix.stories.tsx`)))
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

/** Returns the states of each matrix; `whole` are those that `on` doesn't limit. */
function matricesOf(name: string) {
  const source = readFileSync(join(COMPONENTS, name, `${name}.matrix.stories.tsx`), 'utf8')
  return [...source.matchAll(/<Matrix\b(.*?)\n\s*>\n/gs)].map(([, props = '']) => {
    const states = [...(/states=\{\[(.*?)\]\}/s.exec(props)?.[1] ?? '').matchAll(/'([\w-]+)'/g)].map(
      ([, state]) => state,
    )
    const limited = [...(/\bon=\{\{(.*?)\}\}/s.exec(props)?.[1] ?? '').matchAll(/(\w+):/g)].map(([, state]) => state)
    return { states, whole: states.filter((state) => !limited.includes(state)) }
  })
}

const contract = readFileSync(join(SOURCES, 'entries/props.contract.txt'), 'utf8')

/**
 * Returns the states that a component's props control. Overlays show one state at a time, so their states are stories.
 */
function namedBy(name: string) {
  const [, props = ''] = new RegExp(`^type ${name}Props\\b[^\\n]*\\{\\n(.*?)^\\}`, 'ms').exec(contract) ?? []
  const isOverlay = /^ {2}isOpen\b/m.test(props) && !/^ {2}isDisabled\?/m.test(props)
  if (isOverlay) return []
  return Object.entries(NAMED).flatMap(([prop, states]) => (new RegExp(`^  ${prop}\\?`, 'm').test(props) ? states : []))
}

const statesByProps = (name: string) => (namedBy(name).length > 0 ? ['rest', ...namedBy(name)] : [])
const shownBy = (name: string) => drawnBy(name).map(({ shown }) => shown)
const statesOf = (name: string) => matricesOf(name).flatMap(({ states }) => states)

/** Returns the names for which a check fails, each with what is missing. */
const failing = (check: (name: string) => string[]) =>
  names.flatMap((name) => check(name).map((missing) => `${name}: ${missing}`))
const without = (wanted: string[], found: readonly (string | undefined)[]) =>
  wanted.filter((state) => !found.includes(state))

describe('states that a matrix must show', () => {
  it('are listed next to each matrix, in order', () => {
    const unordered = failing((name) => {
      if (!existsSync(listOf(name))) return [`${name}.states.json is missing; use [] where rest shows everything`]
      const listed: string[] = JSON.parse(readFileSync(listOf(name), 'utf8'))
      const ordered = STATES.filter((state) => listed.includes(state))
      return String(listed) === String(ordered) ? [] : [`lists ${listed.join(', ')}`]
    })
    expect(unordered).toEqual([])
  })

  it('include states that its styles define and no matrix shows', () => {
    const missing = failing((name) => {
      const shown = matricesOf(name).flatMap(({ whole }) => whole)
      const hidden = drawnBy(name).filter((each) => !shown.includes(each.shown))
      return without(
        hidden.map(({ state }) => state),
        JSON.parse(readFileSync(listOf(name), 'utf8')),
      )
    })
    expect(missing).toEqual([])
  })
})

describe('matrix of a component', () => {
  it('has the states that the props control', () => {
    expect(namedBy('Button')).toEqual(['hover', 'focus', 'disabled', 'pending'])
    expect(failing((name) => without(statesByProps(name), statesOf(name)))).toEqual([])
  })

  it('has the states that the styles define', () => {
    expect(failing((name) => (statesOf(name).length > 0 ? without(shownBy(name), statesOf(name)) : []))).toEqual([])
  })
})
