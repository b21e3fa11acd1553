import { describe, expect, it } from 'vitest'
import { loadLanguage } from '../../messages/catalogs.ts'
import type { MessageId } from '../../messages/intl.tsx'
import { intlOf } from '../../messages/intl.tsx'
import {
  PRODUCT_TEXTS,
  reasonText,
  ROLE_MESSAGES,
  STAGE_TONES,
  STAGE_MESSAGES,
  STATUS_TONES,
  STATUS_MESSAGES,
} from './admin-messages.ts'

const { t } = intlOf(await loadLanguage('en-US', ['admin', 'tables']))
const textsOf = (messages: Readonly<Record<string, MessageId>>) =>
  Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, t(message)]))

const why = (code: string): string => reasonText(t, { code, error: 'The server’s words.' })

describe('messages of user management', () => {
  it('USR-02 name roles, statuses, stages and products', () => {
    expect(textsOf(ROLE_MESSAGES)).toEqual({ USER: 'User', ADMIN: 'Administrator' })
    expect(textsOf(STATUS_MESSAGES)).toEqual({ PENDING: 'Waiting for access', ACTIVE: 'Active', BLOCKED: 'Blocked' })
    expect(STATUS_TONES).toEqual({ PENDING: 'info', ACTIVE: 'success', BLOCKED: 'danger' })
    expect(textsOf(STAGE_MESSAGES)).toEqual({
      INVITATION_SENT: 'Invitation sent',
      GRANTING_ACCESS: 'Granting access',
      COMPLETING: 'Completing',
      WAITING_FOR_ACCESS: 'Waiting for access',
      FAILED: 'Failed',
      EXPIRED: 'Expired',
    })
    expect(STAGE_TONES).toMatchObject({ INVITATION_SENT: 'info', FAILED: 'danger', EXPIRED: 'warning' })
    expect(textsOf(PRODUCT_TEXTS)).toEqual({
      PROMISED: 'After registration',
      ACCESS_PENDING: 'Being set up',
      ACCESS_COMPLETE: 'Ready',
    })
  })

  it('USR-15a explain why a user was not changed, by the code or else by the server’s text', () => {
    expect(why('NOT_FOUND')).toBe('no user has this email address anymore.')
    expect(why('OWN_ACCOUNT')).toBe('you can’t block or delete your own account.')
    expect(why('LAST_ADMIN')).toMatch(/^A company must keep at least one administrator/)
    expect(why('OTHER_STATUS')).toBe('someone else changed them in the meantime.')
    expect(why('NEWER_CODE')).toBe('The server’s words.')
  })
})
