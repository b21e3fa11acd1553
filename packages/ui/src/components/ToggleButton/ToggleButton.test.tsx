import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { ToggleButton } from './ToggleButton.tsx'

const button = (pressed: boolean) => screen.getByRole('button', { name: 'Details', pressed })

describe('ToggleButton', () => {
  it('says whether it is on, and hands it out', async () => {
    const onChange = vi.fn<(isSelected: boolean) => void>()
    render(<ToggleButton onChange={onChange}>Details</ToggleButton>)
    await userEvent.click(button(false))
    expect(button(true)).toHaveFocus()
    await userEvent.click(button(true))
    expect(button(false)).toBeEnabled()
    expect(onChange.mock.calls).toEqual([[true], [false]])
  })

  it('is what the page says, until the page says otherwise', async () => {
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

  it('a drawing alone has a name, or does not compile', () => {
    const drawing = <svg aria-hidden="true" />
    render(<ToggleButton icon={drawing} aria-label="Details" />)
    expect(button(false)).toBeEnabled()
    // @ts-expect-error without a name
    void (<ToggleButton icon={drawing} />)
  })

  it('disabled, it stays as it is', async () => {
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

  it('hands its id, data and focus on to its element', async () => {
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
