import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { ToggleButton } from './ToggleButton.tsx'

const button = (pressed: boolean) => screen.getByRole('button', { name: 'Details', pressed })

describe('ToggleButton', () => {
  it('shows whether it is on, and reports changes', async () => {
    const onChange = vi.fn<(isSelected: boolean) => void>()
    render(<ToggleButton onChange={onChange}>Details</ToggleButton>)
    await userEvent.click(button(false))
    expect(button(true)).toHaveFocus()
    await userEvent.click(button(true))
    expect(button(false)).toBeEnabled()
    expect(onChange.mock.calls).toEqual([[true], [false]])
  })

  it('follows the page’s value until it changes', async () => {
    const onChange = vi.fn<(isSelected: boolean) => void>()
    render(
      <ToggleButton isSelected onChange={onChange}>
        Details
      </ToggleButton>,
    )
    await userEvent.click(button(true))
    expect(onChange).toHaveBeenCalledExactlyOnceWith(false)
    expect(button(true)).toBeEnabled()
  })

  it('requires a name to compile if it has only an icon', () => {
    const drawing = <svg aria-hidden="true" />
    render(<ToggleButton icon={drawing} aria-label="Details" />)
    expect(button(false)).toBeEnabled()
    // @ts-expect-error without a name
    void (<ToggleButton icon={drawing} />)
  })

  it('does not change when disabled', async () => {
    const onChange = vi.fn<(isSelected: boolean) => void>()
    render(
      <ToggleButton isDisabled onChange={onChange}>
        Details
      </ToggleButton>,
    )
    await userEvent.click(button(false))
    expect(button(false)).toBeDisabled()
    expect(onChange).not.toHaveBeenCalled()
  })

  it('passes its id, data and focus handlers on to its element', async () => {
    const onFocus = vi.fn<() => void>()
    render(
      <ToggleButton id="details" data-part="bar" onFocus={onFocus}>
        Details
      </ToggleButton>,
    )
    await userEvent.tab()
    expect(onFocus).toHaveBeenCalledOnce()
    expect(button(false)).toHaveAttribute('id', 'details')
    expect(button(false)).toHaveAttribute('data-part', 'bar')
  })
})
