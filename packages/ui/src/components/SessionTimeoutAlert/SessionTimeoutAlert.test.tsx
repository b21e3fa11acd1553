import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { UIProvider } from '../UIProvider/UIProvider.tsx'
import { SessionTimeoutAlert, type SessionTimeoutAlertProps } from './SessionTimeoutAlert.tsx'

function open(props: Partial<SessionTimeoutAlertProps> = {}, locale = 'en-US') {
  const calls = {
    onExtend: vi.fn<() => void>(),
    onLogOut: vi.fn<() => void>(),
    onLogIn: vi.fn<() => void>(),
    onEnd: vi.fn<() => void>(),
  }
  render(
    <UIProvider locale={locale}>
      <SessionTimeoutAlert isOpen endsAt={120_000} now={() => 0} {...calls} {...props} />
    </UIProvider>,
  )
  return { ...calls, user: userEvent.setup() }
}

const failed = (props: Partial<SessionTimeoutAlertProps>) => (
  <SessionTimeoutAlert
    isOpen
    endsAt={120_000}
    now={() => 0}
    errorMessage="We could not reach the server."
    onExtend={vi.fn()}
    onLogOut={vi.fn()}
    onLogIn={vi.fn()}
    {...props}
  />
)

const press = (name: string) => screen.getByRole('button', { name })

describe('SessionTimeoutAlert', () => {
  it('B-02 mouse: one press extends the session', async () => {
    const { onExtend, user } = open()
    expect(screen.getByRole('alertdialog', { name: 'Are you still there?' })).toBeInTheDocument()
    expect(screen.getByRole('timer')).toHaveTextContent('2:00')
    await user.click(press('Stay logged in'))
    expect(onExtend).toHaveBeenCalledOnce()
  })

  it('B-02 touch: one press logs out', async () => {
    const { onLogOut, onExtend, user } = open()
    await user.pointer({ keys: '[TouchA]', target: press('Log out') })
    expect(onLogOut).toHaveBeenCalledOnce()
    expect(onExtend).not.toHaveBeenCalled()
  })

  it('key Tab: moves between the two buttons and does not leave', async () => {
    const { user } = open()
    await user.tab()
    expect(press('Log out')).toHaveFocus()
    await user.tab()
    expect(press('Stay logged in')).toHaveFocus()
    await user.tab()
    expect(press('Log out')).toHaveFocus()
  })

  it('key Enter: presses the focused button', async () => {
    const { onExtend, user } = open()
    await user.tab()
    await user.tab()
    await user.keyboard('{Enter}')
    expect(onExtend).toHaveBeenCalledOnce()
  })

  it('key Escape: stays logged in', async () => {
    const { onExtend, onLogOut, user } = open()
    await user.keyboard('{Escape}')
    expect(onExtend).toHaveBeenCalledOnce()
    expect(onLogOut).not.toHaveBeenCalled()
  })

  it('B-02 reports the end of the session', () => {
    vi.useFakeTimers()
    const { onEnd } = open({ now: () => 120_000 })
    act(() => {
      vi.advanceTimersByTime(1000)
    })
    expect(onEnd).toHaveBeenCalledOnce()
    vi.useRealTimers()
  })

  it('SES-12 only offers to log in after the session has ended', async () => {
    const { onLogIn, onExtend, user } = open({ isEnded: true })
    expect(screen.getByRole('alertdialog')).toHaveTextContent(
      'Your session has timed out due to inactivity. Login to resume work.',
    )
    expect(screen.queryByRole('timer')).not.toBeInTheDocument()
    await user.keyboard('{Escape}')
    expect(onExtend).not.toHaveBeenCalled()
    await user.click(press('Log in'))
    expect(onLogIn).toHaveBeenCalledOnce()
  })

  it('B-02 shows a failed extension in the dialog, and allows a retry', async () => {
    const { onExtend, user } = open({ errorMessage: 'We could not reach the server.' })
    expect(screen.getByRole('alert')).toHaveTextContent('We could not reach the server.')
    expect(screen.getByRole('alertdialog')).toContainElement(screen.getByRole('alert'))
    await user.click(press('Stay logged in'))
    expect(onExtend).toHaveBeenCalledOnce()
  })

  it('B-02 hides the failure during a retry, and after the session has ended', () => {
    const { rerender } = render(failed({}))
    expect(screen.getByRole('alert')).toBeVisible()
    rerender(failed({ isExtending: true }))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    rerender(failed({ isEnded: true }))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('shows French text', () => {
    open({}, 'fr-CA')
    expect(press('Prolonger la session')).toBeEnabled()
  })
})
