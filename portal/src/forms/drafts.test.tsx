import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { RequestError } from '../data/request-error.ts'
import { clearClientState } from '../data/storage.ts'
import { closeDrafts } from '../platform/drafts/draft-owner.ts'
import { field, fileInput, fillIn, OFFER, onSubmit, openForm, person, stored } from '../test/drafts.tsx'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse('2026-03-03T15:04:00.000Z') })
  onSubmit.mockResolvedValue(undefined)
})
afterEach(() => {
  vi.useRealTimers()
})

describe('drafts of a form', () => {
  it('B-02 a draft is stored, and restores every character when the form opens again', async () => {
    const leave = await openForm()
    expect(screen.queryByText(OFFER)).not.toBeInTheDocument()
    await fillIn()
    leave()
    await openForm()
    expect(screen.getByText(OFFER)).toBeVisible()
    expect(document.body).toHaveTextContent(
      /This form still has what you entered on Mar 3, 2026, 9:04 AM Central Time\./,
    )
    await person.click(screen.getByRole('button', { name: 'Restore' }))
    expect(field('Subject')).toHaveValue('Cannot log in')
    expect(field('Text')).toHaveValue('Every «character» counts: ñ é 日本 \\ "')
    expect(screen.getByRole('checkbox', { name: 'Urgent' })).toBeChecked()
    expect(screen.queryByText(OFFER)).not.toBeInTheDocument()
  })

  it('B-02 a draft is still stored after it was restored and the form closed again', async () => {
    const leave = await openForm()
    await fillIn()
    leave()
    const leaveAgain = await openForm()
    await person.click(screen.getByRole('button', { name: 'Restore' }))
    leaveAgain()
    await openForm()
    expect(screen.getByText(OFFER)).toBeVisible()
  })

  it('B-02 a draft is stored half a second after the last key, and before the page unloads', async () => {
    await openForm()
    await person.type(field('Subject'), 'abc')
    expect(stored()).not.toContain('abc')
    await act(() => vi.advanceTimersByTimeAsync(500))
    expect(stored()).toContain('abc')
    await person.type(field('Subject'), 'def')
    window.dispatchEvent(new Event('pagehide'))
    expect(stored()).toContain('abcdef')
  })

  it('B-02 never stores files', async () => {
    const leave = await openForm()
    await person.type(field('Subject'), 'abc')
    await person.upload(fileInput(), new File(['secret'], 'evidence.csv', { type: 'text/csv' }))
    leave()
    expect(stored()).toContain('abc')
    expect(stored()).not.toMatch(/evidence|files/)
  })

  it('B-02 a draft never contains a field whose name marks a secret, whatever its type', async () => {
    const leave = await openForm()
    await person.type(field('Subject'), 'abc')
    await person.type(field('Key'), 'opensesame')
    leave()
    expect(stored()).toContain('abc')
    expect(stored()).not.toMatch(/opensesame|clientSecret/)
  })

  it('B-02 a draft is removed when the form is sent, discarded or back to its initial values', async () => {
    const leave = await openForm()
    await person.type(field('Subject'), 'abc')
    await person.click(screen.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())
    leave()
    expect(localStorage).toHaveLength(0)

    const leaveSecond = await openForm()
    await person.type(field('Subject'), 'abc')
    await act(() => vi.advanceTimersByTimeAsync(500))
    await person.clear(field('Subject'))
    await act(() => vi.advanceTimersByTimeAsync(500))
    expect(localStorage).toHaveLength(0)
    await person.type(field('Subject'), 'abc')
    leaveSecond()
    await openForm()
    await person.click(screen.getByRole('button', { name: 'Discard' }))
    expect(localStorage).toHaveLength(0)
    expect(screen.queryByText(OFFER)).not.toBeInTheDocument()
    expect(field('Subject')).toHaveValue('')
  })

  it('B-02 a draft stays if the form could not be sent', async () => {
    onSubmit.mockRejectedValue(new RequestError({ status: 0 }))
    const leave = await openForm()
    await person.type(field('Subject'), 'abc')
    await person.click(screen.getByRole('button', { name: 'Send' }))
    await screen.findByText('An error occurred while performing the operation')
    leave()
    expect(stored()).toContain('abc')
  })

  it('B-02 a draft belongs to its user and to its form', async () => {
    const leave = await openForm()
    await fillIn()
    leave()
    const leaveOther = await openForm({ loginId: 'kim@other.example' })
    expect(screen.queryByText(OFFER)).not.toBeInTheDocument()
    leaveOther()
    await openForm({ name: 'incident:2' })
    expect(screen.queryByText(OFFER)).not.toBeInTheDocument()
  })

  it('B-02 a draft and its tab’s name stay after an idle end, and are removed on logout', async () => {
    const leave = await openForm()
    await fillIn()
    leave()
    clearClientState({ keepIdle: true })
    expect(stored()).toContain('Cannot log in')
    expect(sessionStorage.getItem('tab')).not.toBeNull()
    clearClientState({ keepIdle: false })
    expect(localStorage).toHaveLength(0)
    expect(sessionStorage).toHaveLength(0)
  })

  it('SES-05 a draft is no longer stored after its user logs out in another tab', async () => {
    const leave = await openForm()
    await person.type(field('Subject'), 'abc')
    closeDrafts()
    await person.type(field('Subject'), 'def')
    leave()
    expect(localStorage).toHaveLength(0)
  })

  it('B-02 a draft that is a week old or broken is not offered and is removed', async () => {
    const leave = await openForm()
    await fillIn()
    leave()
    const [key = ''] = Object.keys(localStorage)
    vi.setSystemTime(Date.parse('2026-03-11T00:00:00.000Z'))
    const leaveAgain = await openForm()
    expect(screen.queryByText(OFFER)).not.toBeInTheDocument()
    leaveAgain()
    localStorage.setItem(key, '{broken')
    await openForm()
    expect(screen.queryByText(OFFER)).not.toBeInTheDocument()
    expect(localStorage).toHaveLength(0)
  })

  it('I18N-05 a draft is offered in French', async () => {
    const leave = await openForm()
    await fillIn()
    leave()
    await openForm({ locale: 'fr-CA' })
    expect(screen.getByText('Reprenez là où vous en étiez')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Restaurer' })).toBeVisible()
  })
})
