import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { render } from '@testing-library/react'
import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { fixtures } from './component-fixtures.ts'
import { translatePage, pageText } from './translated-page.ts'

type Props = Record<string, unknown>

// The source is read as text, because the transformed module of a component does not have its types.
const contract = readFileSync(resolve(import.meta.dirname, '../entries/props.contract.txt'), 'utf8')
const types = new Map(
  contract.split(/^(?=type |function )/m).flatMap((block) => {
    const name = /^type (\w+)[^{]*\{/.exec(block)?.[1]
    return name ? [[name, block] as const] : []
  }),
)
const slotsOf = (type: string) =>
  [...(types.get(type) ?? '').matchAll(/(\w+)\??: ReactNode/g)].map(([, slot = '']) => slot)

/** Changes the props of the component itself, anywhere in the fixture. */
function changed(node: ReactElement<Props>, name: string, change: (props: Props) => Props): ReactElement<Props> {
  if ((node.type as { name?: string }).name === name) return cloneElement(node, change(node.props))
  const inner = Object.entries(node.props).flatMap(([key, value]) =>
    isValidElement<Props>(value) ? [[key, changed(value, name, change)] as const] : [],
  )
  return cloneElement(node, Object.fromEntries(inner))
}

const sampleOf = (name: string) => fixtures[name]?.use(() => undefined) as ReactElement<Props>

function propsOf(name: string) {
  let found: Props = {}
  changed(sampleOf(name), name, (props) => (found = props))
  return found
}

interface Slot {
  name: string
  slot: string
  /** The array prop whose first item has the slot. */
  list?: string
}

/** Returns every text prop of a component, including those of the items in its fixture. */
function slots(name: string): Slot[] {
  const props = propsOf(name)
  const lists = [...(types.get(`${name}Props`) ?? '').matchAll(/^ {2}(\w+)\??: readonly (\w+)/gm)]
  return [
    ...slotsOf(`${name}Props`).map((slot) => ({ name, slot })),
    ...lists.flatMap(([, list = '', type = '']) =>
      props[list] ? slotsOf(type).map((slot) => ({ name, slot, list })) : [],
    ),
  ]
}

function draw({ name, slot, list }: Slot, text: ReactNode) {
  return changed(sampleOf(name), name, (props) => {
    if (list === undefined) return { [slot]: text }
    const [first, ...others] = props[list] as Props[]
    return { [list]: [{ ...first, [slot]: text }, ...others] }
  })
}

const texts: Record<string, (count: number) => ReactNode> = {
  'a plain string': (count) => `Text ${count} of a@b.example`,
  'text and a number': (count) => ['Text ', count, ' of ten'],
  'text around an element': (count) => (
    <>
      Text {count} <b key="b">of</b> {count + 1}
    </>
  ),
}

/** Excludes components without their own element, because they leave text to their parent. */
const all = Object.keys(fixtures)
  .filter((name) => fixtures[name]?.draws !== 'content')
  .flatMap(slots)

describe.each(Object.entries(texts))('%s shows only the new text after a change on a translated page', (_, text) => {
  it.each(all)('in $slot of $name', (slot) => {
    const untranslated = render(draw(slot, text(2)))
    const expected = pageText()
    untranslated.unmount()

    const page = render(draw(slot, text(1)))
    translatePage()
    page.rerender(draw(slot, text(2)))
    expect(pageText()).toBe(expected)
    translatePage('moved')
    page.rerender(draw(slot, null))
    page.unmount()
  })
})
