import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { arranged } from '../../.storybook/arg-types.ts'
import { readContract, valuesOf } from '../../.storybook/prop-types.ts'
import { passedOn, propWords } from '../../.storybook/prop-words.ts'

const contract = readFileSync(join(import.meta.dirname, '../../packages/ui/src/entries/props.contract.txt'), 'utf8')

it('every prop that Storybook has words for is one of a component', () => {
  const names = new Set([...contract.matchAll(/^ {2}'?([\w-]+)'?\??: /gm)].map(([, name]) => name))
  expect([...Object.keys(propWords), ...Object.keys(passedOn)].filter((name) => !names.has(name))).toEqual([])
})

it('required props come first, then own ones, and what is handed on to the element last; each says what it is for', () => {
  const rows = arranged({
    id: {},
    'aria-label': {},
    pattern: { description: 'What it draws.' },
    onPress: {},
    title: { type: { name: 'string', required: true } },
  })
  expect(Object.entries(rows).map(([name, { description }]) => [name, description])).toEqual([
    ['title', 'What its heading says.'],
    ['pattern', 'What it draws.'],
    ['onPress', 'Called when it is pressed, by mouse, finger or key.'],
    ['id', 'The id of its element.'],
    ['aria-label', 'Its name for assistive technology, where no visible words name it.'],
  ])
})

it.each([
  ['a name', 'MessageTone', "'brand' | 'spark' | 'info' | 'success' | 'warning' | 'danger'"],
  ['a part of a name', "Extract<Tone, 'success' | 'danger'>", "'success' | 'danger'"],
  ['all but a part', "Exclude<ThemeName, 'light'> | 'system'", "'dark' | 'high-contrast' | 'system'"],
  ['another component’s prop', "SpinnerProps['size']", "'small' | 'medium' | 'large'"],
])('the values of %s are printed in its place', (_what, type, values) => {
  expect(valuesOf(type, readContract())?.join(' | ')).toBe(values)
})

it('a type that is not made of values alone keeps its name', () => {
  expect(valuesOf("'none' | ReactNode", readContract())).toBeUndefined()
})
