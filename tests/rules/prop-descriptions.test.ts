import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { arranged } from '../../.storybook/arg-types.ts'
import { readContract, valuesOf } from '../../.storybook/prop-types.ts'
import { passedOn, propDescriptions } from '../../.storybook/prop-descriptions.ts'

const source = join(import.meta.dirname, '../../packages/ui/src')
const contract = readFileSync(join(source, 'entries/props.contract.txt'), 'utf8')

/** Returns the code of a folder without its tests, stories, fixtures and styles. */
const codeOf = (folder: string) =>
  readdirSync(folder)
    .filter((name) => /\.tsx?$/.test(name) && !/\.(?:test|stories|fixture|css)\./.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')

const shared = codeOf(join(source, 'internal'))

/** Returns a component's code, with the shared code and that of the components whose types it reuses. */
function explainedIn(component: string) {
  const folder = join(source, 'components', component)
  const own = codeOf(folder)
  const others = [...own.matchAll(/^import type .* from '(\.\.\/\w+)\/[^']*'$/gm)].map(([, to = '']) =>
    join(folder, to),
  )
  return [own, shared, ...others.map(codeOf)].join('\n')
}

it('every prop that Storybook describes belongs to a component', () => {
  const names = new Set([...contract.matchAll(/^ {2}'?([\w-]+)'?\??: /gm)].map(([, name]) => name))
  expect([...Object.keys(propDescriptions), ...Object.keys(passedOn)].filter((name) => !names.has(name))).toEqual([])
})

const components = [...readContract().props].filter(([name]) => existsSync(join(source, 'components', name)))

it.each(components)('%s describes each of its props', (component, props) => {
  const code = explainedIn(component)
  const isExcepted = (name: string) =>
    name in propDescriptions || name in passedOn || new RegExp(`\\*/\\s+'?${name}'?\\??:`).test(code)
  expect([...props.keys()].filter((name) => !isExcepted(name))).toEqual([])
})

it('required props come first, then own props, then props passed to the element; each has a description', () => {
  const rows = arranged({
    id: {},
    'aria-label': {},
    pattern: { description: 'The drawn pattern.' },
    onPress: {},
    title: { type: { name: 'string', required: true } },
  })
  expect(Object.entries(rows).map(([name, { description }]) => [name, description])).toEqual([
    ['title', 'The text of its heading.'],
    ['pattern', 'The drawn pattern.'],
    ['onPress', 'Called when it is pressed with a mouse, finger or key.'],
    ['id', 'The id of its element.'],
    ['aria-label', 'Its name for assistive technology, if no visible text names it.'],
  ])
})

it.each([
  ['a named type', 'MessageTone', "'brand' | 'spark' | 'info' | 'success' | 'warning' | 'danger'"],
  ['an extracted part of a type', "Extract<Tone, 'success' | 'danger'>", "'success' | 'danger'"],
  ['a type without a part', "Exclude<ThemeName, 'light'> | 'system'", "'dark' | 'high-contrast' | 'system'"],
  ['another component’s prop', "SpinnerProps['size']", "'small' | 'medium' | 'large'"],
])('the values of %s replace its name', (_what, type, values) => {
  expect(valuesOf(type, readContract())?.join(' | ')).toBe(values)
})

it('a type with more than literal values keeps its name', () => {
  expect(valuesOf("'none' | ReactNode", readContract())).toBeUndefined()
})
