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
  'DataTable: error is called errorMessage': 'a part of the table in place of its rows, not a line under a field',
  'DataTable: onSelectionChange is called onChange': 'what it selects can be “all except”, and its state changes too',
  'ErrorBoundary: DOMProps are missing': 'draws its children, or a card in their place',
  'ErrorBoundaryState: error is called errorMessage': 'React’s state of a class, no property',
  'DataTableFilter: DOMProps are missing': 'draws the field that it is given',
  'Field: isDisabled is missing': 'the control is the application’s, which disables it there',
  'FieldGroup: isDisabled is missing': 'its fields are disabled, each by itself',
  'FieldGroup: isInvalid is missing': 'its fields are invalid, each by itself',
  'PressAndHold: help is called description': 'a way on for who cannot hold a button, not a line of help',
  'SegmentedControl: options are readonly FieldOption<Key>[], or a type that extends it':
    'a segment has no room for help',
  'SessionTimeoutAlert: defaultOpen is missing': 'the session’s clock opens it, nothing else',
  'SessionTimeoutAlert: onOpenChange is missing': 'it closes by one of its answers alone',
  'Stepper: defaultValue is missing': 'where one is follows from the task, which the application knows',
  'Text: size is a word of the set': 'a number that is the name of a step of the type scale',
  'UIProvider: DOMProps are missing': 'draws its children',
}

let shapes: Shape[]
withDeclarations((folder) => {
  shapes = shapesOf(folder)
})

const nameOf = ({ name, component }: Shape) => component ?? name
const problems = (given: Shape[], { breaks }: (typeof grammar)[number]) =>
  given.flatMap((shape) => breaks(shape).map((problem) => `${nameOf(shape)}: ${problem}`))

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
  it.each(grammar)('$says', (rule) => {
    expect(shapes.length).toBeGreaterThan(50)
    expect(problems(shapes, rule).filter((problem) => !(problem in exceptions))).toEqual([])
  })

  it('has no outdated exception', () => {
    const all = grammar.flatMap((rule) => problems(shapes, rule))
    expect(Object.keys(exceptions).filter((problem) => !all.includes(problem))).toEqual([])
  })
})

it('each example that breaks a rule of the grammar is found', () => {
  const missed = grammar.filter((rule) => problems(shapesWith(rule.example), rule).length === 0)
  expect(missed.map(({ says }) => says)).toEqual([])
})
