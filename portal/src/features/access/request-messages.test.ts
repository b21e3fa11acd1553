import type { AccessRequest } from '@tessera/contract'
import { expect, it } from 'vitest'
import { loadLanguage } from '../../messages/catalogs.ts'
import { intlOf } from '../../messages/intl.tsx'
import { STATUS_TONES, STATUS_MESSAGES } from '../../platform/access/request-status.ts'
import { outcomeOf } from './request-messages.ts'

const { t } = intlOf(await loadLanguage('en-US', ['access', 'requestStatus']))

const outcomeText = (changes: Partial<AccessRequest>): string => {
  const request = { product_text: 'A, B', approved_text: null, reason: null, expires_at: '2026-03-30', ...changes }
  return outcomeOf(request as AccessRequest, t, (iso) => `on ${iso}`)
}

it('ACC-05 each request status has a name and a tone', () => {
  expect(Object.entries(STATUS_MESSAGES).map(([status, message]) => [status, t(message)])).toEqual([
    ['SUBMITTED', 'Submitted'],
    ['APPROVED', 'Approved'],
    ['REJECTED', 'Rejected'],
    ['CANCELLED', 'Canceled'],
    ['EXPIRED', 'Expired'],
  ])
  expect(STATUS_TONES).toEqual({
    SUBMITTED: 'spark',
    APPROVED: 'success',
    REJECTED: 'danger',
    CANCELLED: 'neutral',
    EXPIRED: 'warning',
  })
})

it('ACC-05 each request has a text for its result', () => {
  expect(outcomeText({ status: 'SUBMITTED' })).toBe('Expires on on 2026-03-30')
  expect(outcomeText({ status: 'APPROVED' })).toBe('All products approved')
  expect(outcomeText({ status: 'APPROVED', approved_text: 'A, B' })).toBe('All products approved')
  expect(outcomeText({ status: 'APPROVED', approved_text: 'A' })).toBe('Approved: A')
  expect(outcomeText({ status: 'REJECTED', reason: 'Not now.' })).toBe('Not now.')
  expect(outcomeText({ status: 'CANCELLED' })).toBe('You canceled it')
  expect(outcomeText({ status: 'EXPIRED' })).toMatch(/^Expired: no decision within \d+ days$/)
})
