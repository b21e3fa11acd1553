import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Button } from './Button.tsx'

describe('Button', () => {
  it('when pending, ignores presses, keeps the focus and reports its state', async () => {
    const onPress = vi.fn()
    const { rerender } = render(<Button onPress={onPress}>Save</Button>)
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    rerender(
      <Button onPress={onPress} isPending>
        Save
      </Button>,
    )
    await userEvent.keyboard('{Enter}')
    await userEvent.click(screen.getByRole('button'))
    expect(onPress).toHaveBeenCalledOnce()
    expect(screen.getByRole('button')).toHaveFocus()
    expect(screen.getByRole('button')).toHaveAccessibleName(/Save\s*Loading/)
  })

  it('submits its form', async () => {
    const onSubmit = vi.fn((event: SubmitEvent) => event.preventDefault())
    render(
      <form id="sign-in" onSubmit={(event) => onSubmit(event.nativeEvent)}>
        <Button type="submit">Log in</Button>
      </form>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
    expect(onSubmit).toHaveBeenCalledOnce()
  })
})
