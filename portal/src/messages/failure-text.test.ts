import { describe, expect, it } from 'vitest'
import { loadLanguage } from './catalogs.ts'
import { failureText } from './failure-text.ts'
import { intlOf } from './intl.tsx'

const { t } = intlOf(await loadLanguage('en-US'))
const waiting = (retryAfter: number) => ({ status: 429, code: 'TOO_MANY_REQUESTS', retryAfter }) as const

describe('text of a failure', () => {
  it('ERR-07 the wait is in seconds up to a minute and a half, then in whole minutes', () => {
    expect(failureText(t, waiting(90), 'notice')).toBe('Too many requests. Please try again in 90 seconds.')
    expect(failureText(t, waiting(91), 'notice')).toBe('Too many requests. Please try again in 2 minutes.')
    expect(failureText(t, waiting(120), 'notice')).toBe('Too many requests. Please try again in 2 minutes.')
  })

  it('ERR-07 a server failure, or one without a code, has the general text of its place', () => {
    const failed = { status: 500, code: 'FORBIDDEN', retryAfter: undefined } as const
    expect(failureText(t, failed, 'notice')).toBe('Something went wrong')
    expect(failureText(t, { ...failed, status: 499 }, 'notice')).toBe('Access Denied/Forbidden.')
    for (const place of ['page', 'table', 'form'] as const) {
      expect(failureText(t, failed, place)).toBe('An error occurred while performing the operation')
    }
    expect(failureText(t, undefined, 'notice')).toBe('Something went wrong')
    expect(failureText(t, failed, 'preferences')).not.toBe('Something went wrong')
  })
})
