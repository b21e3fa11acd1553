import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { AppLayout } from '../AppLayout/AppLayout.tsx'
import { Button } from '../Button/Button.tsx'
import { ContextBar } from './ContextBar.tsx'

const bar = (
  <ContextBar
    title={
      <>
        Acting for <strong>Bright Foods</strong>
      </>
    }
    description="Since 9:12 AM"
    actions={<Button>Leave</Button>}
  />
)

const details = (expanded: boolean) => screen.getByRole('button', { name: 'Details', expanded })

describe('ContextBar', () => {
  it('CTX-01 is a region whose name states for whom the user acts, and contains the way to stop', () => {
    render(bar)
    const region = screen.getByRole('region', { name: 'Acting for Bright Foods' })
    expect(region).toHaveTextContent('Since 9:12 AM')
    expect(within(region).getByRole('button', { name: 'Leave' })).toBeVisible()
  })

  it('CTX-01 can have its own name', () => {
    render(<ContextBar title="Bright Foods" aria-label="Acting for a company" />)
    expect(screen.getByRole('region', { name: 'Acting for a company' })).toHaveTextContent('Bright Foods')
  })

  it('CTX-01 key Tab: moves to Details, then to its content', async () => {
    render(bar)
    await userEvent.tab()
    expect(details(false)).toHaveFocus()
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'Leave' })).toHaveFocus()
  })

  it('CTX-01 key Enter, Space: on Details expand the bar, or collapse it to one line', async () => {
    render(bar)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(details(true)).toHaveFocus()
    await userEvent.keyboard(' ')
    expect(details(false)).toHaveFocus()
  })

  it('CTX-01 mouse: opens the bar', async () => {
    render(bar)
    await userEvent.click(details(false))
    expect(details(true)).toBeVisible()
  })

  it('CTX-01 touch: opens the bar', async () => {
    render(bar)
    await userEvent.pointer({ keys: '[TouchA]', target: details(false) })
    expect(details(true)).toBeVisible()
  })

  it('CTX-01 has no button if there is only a title', () => {
    render(<ContextBar title="Test environment" />)
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it('CTX-01 comes before the header in AppLayout, and adding or removing it keeps the header mounted', () => {
    const layout = (context: typeof bar | null) => (
      <AppLayout context={context} header={<Button>Account</Button>} footer="Footer">
        Page
      </AppLayout>
    )
    const { rerender } = render(layout(bar))
    const account = screen.getByRole('button', { name: 'Account' })
    account.focus()
    expect(screen.getAllByRole('button')).toEqual(
      ['Details', 'Leave', 'Account'].map((name) => screen.getByRole('button', { name })),
    )
    rerender(layout(null))
    expect(screen.queryByRole('region')).not.toBeInTheDocument()
    expect(account).toHaveFocus()
  })
})
