import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearClientState, notePerson } from '../data/storage.ts'
import {
  field,
  fillIn,
  leaveDraftIn,
  OFFER,
  restoreDraftIn,
  onSubmit,
  openForm,
  person,
  stored,
} from '../test/drafts.tsx'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse('2026-03-03T15:04:00.000Z') })
  onSubmit.mockResolvedValue(undefined)
})
afterEach(() => {
  vi.useRealTimers()
})

describe('an offered draft', () => {
  it('B-02 stays offered through a wait, a reload and the first typed letters until the user decides', async () => {
    const leave = await openForm()
    await fillIn()
    leave()
    const leaveAfterWait = await openForm()
    await act(() => vi.advanceTimersByTimeAsync(2000))
    leaveAfterWait()
    const leaveAfterReload = await openForm()
    expect(screen.getByText(OFFER)).toBeVisible()
    window.dispatchEvent(new Event('pagehide'))
    leaveAfterReload()
    const leaveAfterLetters = await openForm()
    await person.type(field('Subject'), 'abc')
    await act(() => vi.advanceTimersByTimeAsync(2000))
    expect(screen.getByText(OFFER)).toBeVisible()
    leaveAfterLetters()
    clearClientState({ keepIdle: true })

    await openForm()
    expect(screen.getByText(OFFER)).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Restore' }))
    expect(field('Subject')).toHaveValue('abc')
    expect(screen.getByText(OFFER)).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Restore' }))
    expect(field('Subject')).toHaveValue('Cannot log in')
    expect(field('Text')).toHaveValue('Every «character» counts: ñ é 日本 \\ "')
    expect(screen.queryByText(OFFER)).not.toBeInTheDocument()
  })

  it('B-02 stays offered when the page fills in the form again, for example after a choice elsewhere', async () => {
    const leave = await openForm({ renews: true })
    await person.type(field('Subject'), 'abc')
    leave()
    for (let visits = 0; visits < 3; visits += 1) {
      const leaveAgain = await openForm({ renews: true })
      await act(() => vi.advanceTimersByTimeAsync(2000))
      expect(screen.getByText(OFFER)).toBeVisible()
      leaveAgain()
    }
    expect(stored()).toContain('abc')
  })

  it('B-02 restores no secret and nothing of another kind, whatever was stored', async () => {
    const leave = await openForm()
    await person.type(field('Subject'), 'abc')
    leave()
    const [key = ''] = Object.keys(localStorage)
    const draft: { values: object } = JSON.parse(localStorage.getItem(key) ?? '')
    const values = { ...draft.values, text: 7, urgent: 'yes', clientSecret: 'k-1', gone: 'x' }
    localStorage.setItem(key, JSON.stringify({ ...draft, values }))
    await openForm()
    await person.click(screen.getByRole('button', { name: 'Restore' }))
    expect(field('Subject')).toHaveValue('abc')
    expect(field('Text')).toHaveValue('')
    expect(screen.getByRole('checkbox', { name: 'Urgent' })).not.toBeChecked()
    expect(field('Key')).toHaveValue('')
  })

  it('B-02 does not change the initial values: restored values can be sent as changes, and cleared', async () => {
    const leave = await openForm()
    await person.type(field('Subject'), 'abc')
    leave()
    await openForm()
    await person.click(screen.getByRole('button', { name: 'Restore' }))
    expect(stored()).toContain('abc')
    await person.clear(field('Subject'))
    await act(() => vi.advanceTimersByTimeAsync(500))
    expect(localStorage).toHaveLength(0)
  })

  it('B-02 an unanswered draft ends when the form is sent', async () => {
    const leave = await openForm()
    await fillIn()
    leave()
    const leaveAgain = await openForm()
    await person.type(field('Subject'), 'abc')
    await person.click(screen.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())
    leaveAgain()
    expect(localStorage).toHaveLength(0)
  })

  it('B-02 a draft that another tab discards stays in the form of its own tab, and is stored when the form closes', async () => {
    sessionStorage.setItem('tab', 'one')
    const leave = await openForm()
    await person.type(field('Subject'), 'from one')
    await act(() => vi.advanceTimersByTimeAsync(500))
    localStorage.clear()
    leave()
    expect(await restoreDraftIn('two')).toBe('from one')
  })

  it('B-02 each tab is offered its own draft, and another tab the newest one', async () => {
    await leaveDraftIn('one')
    await leaveDraftIn('two')
    expect(await restoreDraftIn('one')).toBe('from one')
    sessionStorage.setItem('tab', 'one')
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(await restoreDraftIn('two')).toBe('from two')
    expect(await restoreDraftIn('three')).toBe('from two')
  })

  it('B-02 the drafts of other users stay when a user logs out of a shared browser', async () => {
    const leave = await openForm()
    await fillIn()
    leave()
    const leaveOther = await openForm({ loginId: 'kim@other.example' })
    await person.type(field('Subject'), 'from Kim')
    leaveOther()
    notePerson('kim@other.example')
    clearClientState({ keepIdle: false })
    expect(stored()).toContain('Cannot log in')
    expect(stored()).not.toMatch(/kim/i)
    await openForm()
    expect(screen.getByText(OFFER)).toBeVisible()
  })
})
