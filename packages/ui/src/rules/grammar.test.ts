// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Shape, shapesOf } from '../../build/contract/shapes.ts'
import { withDeclarations } from './emitted.ts'
import { grammar } from './grammar.ts'

/** Exceptions to the grammar, each with its reason. */
const exceptions: Readonly<Record<string, string>> = {
  'DataTable: error should be errorMessage': 'content that replaces the table’s rows, not a line under a field',
  'DataTable: onSelectionChange should be onChange':
    'a selection is not a value, and onStateChange also reports a change',
  'ErrorBoundary: DOMProps are missing': 'renders its children, or an error card in place of them',
  'ErrorBoundaryState: error should be errorMessage': 'the state of a React class component, not a prop',
  'DataTableFilter: DOMProps are missing': 'renders only the field that the application passes',
  'Field: isDisabled is missing': 'the application disables its own control',
  'FieldGroup: isDisabled is missing': 'each of its fields is disabled separately',
  'FieldGroup: isInvalid is missing': 'each of its fields is invalid separately',
  'PressAndHold: help should be description': 'an alternative for users who cannot hold a button, not a help text',
  'SegmentedControl: options should be readonly FieldOption<Key>[], or an array of a type that extends FieldOption':
    'a segment has no room for a description',
  'SessionTimeoutAlert: defaultOpen is missing': 'only the session timer opens it',
  'SessionTimeoutAlert: onOpenChange is missing': 'it closes only if the user chooses one of its actions',
  'Stepper: defaultValue is missing': 'the application always knows the current step',
  'Text: size should be a word from a fixed set': 'its numbers are the names of steps in the type scale',
  'UIProvider: DOMProps are missing': 'renders only its children',
}

let shapes: Shape[]
withDeclarations((folder) => {
  shapes = shapesOf(folder)
})

const nameOf = ({ name, component }: Shape) => component ?? name
const problems = (given: Shape[], { problemsIn }: (typeof grammar)[number]) =>
  given.flatMap((shape) => problemsIn(shape).map((problem) => `${nameOf(shape)}: ${problem}`))

/** Returns the types of a package whose only component has these properties. */
function shapesWith(properties: string) {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-grammar-'))
  mkdirSync(join(folder, 'entries'))
  const text = `export interface ExampleProps { ${properties} }\nexport declare function Example(props: ExampleProps): null\n`
  writeFileSync(join(folder, 'entries/index.d.ts'), text)
  const found = shapesOf(folder)
  rmSync(folder, { recursive: true })
  return found
}

describe('a published type', () => {
  it.each(grammar)('$title', (rule) => {
    expect(shapes.length).toBeGreaterThan(50)
    expect(problems(shapes, rule).filter((problem) => !(problem in exceptions))).toEqual([])
  })

  it('still has every problem that is listed as an exception', () => {
    const all = grammar.flatMap((rule) => problems(shapes, rule))
    expect(Object.keys(exceptions).filter((problem) => !all.includes(problem))).toEqual([])
  })
})

it('every rule of the grammar finds the problem in its example', () => {
  const missed = grammar.filter((rule) => problems(shapesWith(rule.example), rule).length === 0)
  expect(missed.map(({ title }) => title)).toEqual([])
})
