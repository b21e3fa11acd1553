import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { saveResponse } from './save-response.ts'

const saved: { href: string; download: string }[] = []
const revoke = vi.fn<(url: string) => void>()

beforeEach(() => {
  saved.length = 0
  vi.useFakeTimers()
  URL.createObjectURL = () => 'blob:file'
  URL.revokeObjectURL = revoke
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ href: this.href, download: this.download })
  })
})
afterEach(() => {
  vi.useRealTimers()
})

it('USR-17 a file is saved under the server’s name, else the given one, and its URL is revoked after a minute', () => {
  const data = new Blob(['First Name'])
  saveResponse({ data, headers: new Headers({ 'content-disposition': 'attachment; filename="users.xlsx"' }) }, 'file')
  saveResponse({ data, headers: new Headers() }, 'template.xlsx')
  expect(saved).toEqual([
    { href: 'blob:file', download: 'users.xlsx' },
    { href: 'blob:file', download: 'template.xlsx' },
  ])
  vi.advanceTimersByTime(59_999)
  expect(revoke).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(revoke).toHaveBeenCalledTimes(2)
})

it('USR-17 a response that is not a file is not saved', () => {
  expect(() => saveResponse({ data: {}, headers: new Headers() }, 'file')).toThrow('No file was answered.')
})
