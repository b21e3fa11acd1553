import { act, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { UIProvider } from '../UIProvider/UIProvider.tsx'
import { createToastQueue, type ToastMessage } from './toast-queue.ts'
import { Toast } from './Toast.tsx'

const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
})

function show(locale = 'en-US') {
  const queue = createToastQueue()
  render(
    <UIProvider locale={locale}>
      <button type="button">Save</button>
      <Toast queue={queue} />
    </UIProvider>,
  )
  return (message: ToastMessage) =>
    act(() => {
      queue.add(message)
    })
}

const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })
const look = () =>
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'))
  })
const save = () => screen.getByRole('button', { name: 'Save' })
const region = () => screen.getByRole('region', { name: 'Notifications' })
const isShown = (text: string) => screen.queryByText(text) !== null
/** Closes a notice with its own button. */
const close = (title: string) => user.click(screen.getByRole('button', { name: 'Dismiss', description: title }))
const bell = (name = '1 notification') => screen.getByRole('button', { name })

const titles = () =>
  within(region())
    .getAllByRole('listitem')
    .map((item) => item.querySelector('p')?.textContent)

const deleted = (onAction = vi.fn()): ToastMessage => ({
  tone: 'success',
  title: '3 users deleted',
  action: { label: 'Undo', onAction },
})

describe('Toast', () => {
  it('passes id, data and focus handlers on to its region', async () => {
    const onFocus = vi.fn<() => void>()
    const queue = createToastQueue()
    render(<Toast queue={queue} placement="top end" id="notices" data-part="shell" onFocus={onFocus} />)
    act(() => void queue.add({ tone: 'danger', title: 'Not saved' }))
    expect(region()).toHaveAttribute('id', 'notices')
    expect(region()).toHaveAttribute('data-part', 'shell')
    await user.tab()
    expect(onFocus).toHaveBeenCalledOnce()
  })

  it.each(['success', 'info'] as const)('UIX-03b a notice of %s closes after 5 s', (tone) => {
    const add = show()
    add({ tone, title: 'Saved' })
    wait(4900)
    expect(isShown('Saved')).toBe(true)
    wait(200)
    expect(isShown('Saved')).toBe(false)
  })

  it.each(['danger', 'warning'] as const)('UIX-03b a notice of %s stays until it is closed', async (tone) => {
    const add = show()
    add({ tone, title: 'Not saved' })
    wait(600_000)
    expect(isShown('Not saved')).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(isShown('Not saved')).toBe(false)
  })

  it('UIX-03b a notice with an action stays until it is closed, so the user never has to hurry', async () => {
    const add = show()
    add(deleted())
    wait(600_000)
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible()
    await close('3 users deleted')
    expect(isShown('3 users deleted')).toBe(false)
  })

  it('UIX-03b mouse: does not close while the pointer is on it', async () => {
    const add = show()
    add({ tone: 'success', title: 'Saved' })
    await user.hover(screen.getByText('Saved'))
    wait(20_000)
    expect(isShown('Saved')).toBe(true)
    await user.unhover(screen.getByText('Saved'))
    wait(4900)
    expect(isShown('Saved')).toBe(true)
    wait(200)
    expect(isShown('Saved')).toBe(false)
  })

  it('UIX-03b does not close when it has the focus', () => {
    const add = show()
    add({ tone: 'success', title: 'Saved' })
    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus())
    wait(20_000)
    expect(isShown('Saved')).toBe(true)
    act(() => save().focus())
    wait(5100)
    expect(isShown('Saved')).toBe(false)
  })

  it('UIX-03 does not close when the user is in another tab', () => {
    const add = show()
    add({ tone: 'success', title: 'Saved' })
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    look()
    wait(20_000)
    expect(isShown('Saved')).toBe(true)
    hidden.mockRestore()
    look()
    wait(5100)
    expect(isShown('Saved')).toBe(false)
  })

  it('UIX-03 is announced: failures immediately, the others in order', () => {
    const add = show()
    add({ tone: 'success', title: 'Saved' })
    add({ tone: 'danger', title: 'Not saved' })
    expect(screen.getByText('Saved').closest('[aria-live]')).toHaveAttribute('aria-live', 'polite')
    expect(screen.getByText('Not saved').closest('[aria-live]')).toHaveAttribute('aria-live', 'assertive')
    expect(screen.getByRole('img', { name: 'Error' })).toBeInTheDocument()
  })

  it('UIX-03 runs its action once and closes', async () => {
    const onAction = vi.fn()
    const add = show()
    add(deleted(onAction))
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(onAction).toHaveBeenCalledOnce()
    expect(within(region()).queryByRole('button')).not.toBeInTheDocument()
  })

  it('UIX-03 keeps its action available after it has closed', async () => {
    const onAction = vi.fn()
    const add = show()
    add(deleted(onAction))
    await close('3 users deleted')
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
    await user.click(bell())
    expect(bell()).toHaveAttribute('aria-expanded', 'true')
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(onAction).toHaveBeenCalledOnce()
    expect(within(region()).queryByRole('button')).not.toBeInTheDocument()
  })

  it('UIX-03 the tray shows the newest first and can be cleared', async () => {
    const add = show()
    add(deleted())
    add({ ...deleted(), title: '25 users blocked' })
    await close('3 users deleted')
    await close('25 users blocked')
    await user.click(bell('2 notifications'))
    expect(titles()).toEqual(['25 users blocked', '3 users deleted'])
    await user.click(screen.getByRole('button', { name: 'Clear all' }))
    expect(within(region()).queryByRole('button')).not.toBeInTheDocument()
  })

  it('UIX-03 shows the newest three and counts the others in the tray, where each is reachable', async () => {
    const add = show()
    for (let number = 1; number <= 30; number += 1) add({ tone: 'danger', title: `Failure ${number}` })
    expect(titles()).toEqual(['Failure 28', 'Failure 29', 'Failure 30'])
    await user.click(bell('27 notifications'))
    expect(titles()).toHaveLength(30)
    expect(isShown('Failure 1')).toBe(true)
  })

  it('UIX-03 merges equal notices into one with a count', () => {
    const add = show()
    const failure: ToastMessage = { tone: 'danger', title: 'Not saved' }
    add(failure)
    add({ tone: 'danger', title: 'Not sent' })
    add(failure)
    add(failure)
    expect(titles()).toEqual(['Not saved 3 times', 'Not sent'])
    expect(screen.getByText('3 times').closest('[aria-atomic=true]')).toHaveTextContent('Not saved 3 times')
  })

  it('UIX-03 a repeated notice is shown again, and its time restarts', () => {
    const add = show()
    add({ tone: 'success', title: 'Saved' })
    for (const title of ['One', 'Two', 'Three']) add({ tone: 'danger', title })
    expect(bell()).toBeInTheDocument()
    add({ tone: 'success', title: 'Saved' })
    expect(titles()).toEqual(['Two', 'Three', 'Saved 2 times'])
    wait(3000)
    add({ tone: 'success', title: 'Saved' })
    wait(3000)
    expect(isShown('3 times')).toBe(true)
    wait(2100)
    expect(isShown('3 times')).toBe(false)
  })

  it('UIX-03 keeps notices with the same text but different actions apart', () => {
    const add = show()
    add(deleted())
    add(deleted())
    expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(2)
  })

  it('UIX-03 moves the focus from a replaced notice to a remaining one', () => {
    const add = show()
    add({ tone: 'danger', title: 'Failure 1' })
    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus())
    for (let number = 2; number <= 4; number += 1) add({ tone: 'danger', title: `Failure ${number}` })
    expect(region()).toContainElement(document.activeElement as HTMLElement)
    expect(screen.getAllByRole('button', { name: 'Dismiss' })[0]).toHaveFocus()
  })

  it('key F6: moves to the notices, and back to the previous focus', async () => {
    const add = show()
    save().focus()
    add({ tone: 'danger', title: 'Not saved' })
    await user.keyboard('{F6}')
    expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus()
    await user.keyboard('{F6}')
    expect(save()).toHaveFocus()
  })

  it('key Escape: closes the tray, and returns to the previous focus', async () => {
    const add = show()
    add(deleted())
    await close('3 users deleted')
    save().focus()
    await user.keyboard('{F6}{Enter}')
    expect(isShown('3 users deleted')).toBe(true)
    await user.tab({ shift: true })
    await user.keyboard('{Escape}')
    expect(isShown('3 users deleted')).toBe(false)
    expect(bell()).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(save()).toHaveFocus()
  })

  it('key Tab: moves through the buttons of the notices', async () => {
    const add = show()
    add(deleted())
    save().focus()
    await user.tab()
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus()
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveAccessibleDescription('3 users deleted')
    await user.tab()
    expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus()
  })

  it('key Enter, Space: press the focused button, then move to the next notice and finally back', async () => {
    const add = show()
    save().focus()
    add({ tone: 'danger', title: 'First' })
    add({ tone: 'danger', title: 'Second' })
    await user.keyboard('{F6}{Enter}')
    expect(isShown('First')).toBe(false)
    expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus()
    await user.keyboard(' ')
    expect(isShown('Second')).toBe(false)
    expect(save()).toHaveFocus()
    add({ tone: 'success', title: 'Saved' })
    wait(5100)
    expect(isShown('Saved')).toBe(false)
  })

  it('touch: closes a notice', async () => {
    const add = show()
    add({ tone: 'danger', title: 'Not saved' })
    await user.pointer({ keys: '[TouchA]', target: screen.getByRole('button', { name: 'Dismiss' }) })
    expect(isShown('Not saved')).toBe(false)
  })

  it('shows French text', async () => {
    const add = show('fr-CA')
    add(deleted())
    await user.click(screen.getByRole('button', { name: 'Fermer' }))
    expect(screen.getByRole('button', { name: '1 notification' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: '1 notification' }))
    expect(screen.getByRole('button', { name: 'Tout effacer' })).toBeVisible()
  })
})
