import { fireEvent, render } from '@testing-library/react'
import { cloneElement, isValidElement, type ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { UIProvider } from '../components/UIProvider/UIProvider.tsx'
import { fixtures } from './component-fixtures.ts'

/** React Aria renders the input of these components, and puts data attributes on the row around it. */
const dataOnRow = new Set(['Checkbox', 'Switch'])

/** Components without an element for the props. */
const withoutElement = new Set(['DataTableFilter', 'ErrorBoundary', 'UIProvider'])

const wanted = Object.entries(fixtures).filter(([name]) => !withoutElement.has(name))

const isOf = (node: ReactNode, name: string) =>
  isValidElement(node) && typeof node.type === 'function' && node.type.name === name

/** Adds props to the component of that name, anywhere in a fixture. */
function withProps(node: ReactNode, name: string, props: object): ReactNode {
  if (Array.isArray(node)) return node.map((each: ReactNode) => withProps(each, name, props))
  if (!isValidElement<Record<string, unknown>>(node)) return node
  if (isOf(node, name)) return cloneElement(node, props)
  const inner = Object.entries(node.props).map(([key, value]) => [
    key,
    // The `rowActions` prop is a function.
    typeof value === 'function' && key === 'rowActions'
      ? () => withProps((value as () => ReactNode)(), name, props)
      : withProps(value as ReactNode, name, props),
  ])
  return cloneElement(node, Object.fromEntries(inner) as object)
}

describe.each(wanted)('%s', (name, fixture) => {
  it('passes id, data, description and focus on to its element', () => {
    const onFocus = vi.fn<() => void>()
    const onBlur = vi.fn<() => void>()
    const given = { id: 'own', 'data-own': 'yes', 'aria-describedby': 'help', onFocus, onBlur }
    render(
      <UIProvider locale="en-US">
        {withProps(
          fixture.use(() => undefined),
          name,
          given,
        )}
      </UIProvider>,
    )
    const withData = document.querySelector<HTMLElement>('[data-own=yes]')
    const element = dataOnRow.has(name) ? withData?.querySelector<HTMLElement>('#own') : withData
    expect(element?.id).toBe('own')
    expect(element?.getAttribute('aria-describedby')?.split(' ')).toContain('help')
    const controls = 'a, button, input, [tabindex]'
    const control = element?.matches(controls) ? element : element?.querySelector<HTMLElement>(controls)
    // An overlay takes the focus itself.
    control?.blur()
    onFocus.mockClear()
    onBlur.mockClear()
    if (control) {
      control.focus()
      control.blur()
    } else if (element) {
      fireEvent.focusIn(element)
      fireEvent.focusOut(element)
    }
    expect(onFocus).toHaveBeenCalled()
    expect(onBlur).toHaveBeenCalled()
  })
})
