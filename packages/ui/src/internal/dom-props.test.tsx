import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { domProps, type Named } from './dom-props.ts'

describe('the props that a component passes to its element', () => {
  it('are its id, description, focus and data, and nothing else', async () => {
    const onFocus = vi.fn<() => void>()
    const onBlur = vi.fn<() => void>()
    const props = { id: 'save', 'aria-describedby': 'help', 'data-row': 3, onFocus, onBlur, title: 'No', tone: 'info' }
    render(
      <button type="button" {...domProps(props)}>
        Save
      </button>,
    )
    const button = screen.getByRole('button')
    expect(button.getAttributeNames().toSorted()).toEqual(['aria-describedby', 'data-row', 'id', 'type'])
    await userEvent.tab()
    expect(onFocus).toHaveBeenCalledOnce()
    await userEvent.tab()
    expect(onBlur).toHaveBeenCalledOnce()
  })

  it('override nothing if undefined', () => {
    expect(domProps({ id: undefined, 'data-row': undefined })).toEqual({})
    expect(domProps({ 'data-open': false })).toEqual({ 'data-open': false })
  })
})

describe('a name', () => {
  it('is a label or the id of one, and one of them is required', () => {
    const names: Named[] = [
      { 'aria-label': 'Filters' },
      { 'aria-labelledby': 'heading' },
      // @ts-expect-error without a name
      {},
    ]
    expect(names).toHaveLength(3)
  })
})
