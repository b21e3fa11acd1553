import { describe, expect, it } from 'vitest'
import { RequestError } from '../../data/request-error.ts'
import { loadLanguage } from '../../messages/catalogues.ts'
import type { MessageId } from '../../messages/intl.tsx'
import { intlOf } from '../../messages/intl.tsx'
import {
  PRODUCT_WORDS,
  reasonText,
  ROLE_WORDS,
  STAGE_TONES,
  STAGE_WORDS,
  STATUS_TONES,
  STATUS_WORDS,
} from './admin-words.ts'
import {
  faultText,
  FIELD_WORDS,
  groupText,
  planText,
  refusalText,
  ROW_STATUS_TONES,
  ROW_STATUS_WORDS,
} from './upload-words.ts'

const intl = intlOf(await loadLanguage('en-US', ['admin', 'upload', 'tables']))
const { t } = intl
const textsOf = (words: Readonly<Record<string, MessageId>>) =>
  Object.fromEntries(Object.entries(words).map(([key, word]) => [key, t(word)]))

const why = (code: string): string => reasonText(t, { code, error: 'The server’s words.' })
const refused = (code: string, current?: object): string =>
  refusalText(t, new RequestError({ status: 400, result: { code, ...(current && { current }) } }))

describe('the words of user management', () => {
  it('USR-02 name roles, states, stages and products', () => {
    expect(textsOf(ROLE_WORDS)).toEqual({ USER: 'User', ADMIN: 'Administrator' })
    expect(textsOf(STATUS_WORDS)).toEqual({ PENDING: 'Waiting for access', ACTIVE: 'Active', BLOCKED: 'Blocked' })
    expect(STATUS_TONES).toEqual({ PENDING: 'info', ACTIVE: 'success', BLOCKED: 'danger' })
    expect(textsOf(STAGE_WORDS)).toEqual({
      INVITATION_SENT: 'Invitation sent',
      GRANTING_ACCESS: 'Granting access',
      COMPLETING: 'Completing',
      WAITING_FOR_ACCESS: 'Waiting for access',
      FAILED: 'Failed',
      EXPIRED: 'Expired',
    })
    expect(STAGE_TONES).toMatchObject({ INVITATION_SENT: 'info', FAILED: 'danger', EXPIRED: 'warning' })
    expect(textsOf(PRODUCT_WORDS)).toEqual({
      PROMISED: 'Promised',
      ACCESS_PENDING: 'Being set up',
      ACCESS_COMPLETE: 'Open',
    })
  })

  it('USR-15a say why somebody was left, by the code or else by the server’s words', () => {
    expect(why('NOT_FOUND')).toBe('nobody has this address any more.')
    expect(why('OWN_ACCOUNT')).toBe('nobody blocks or deletes their own account.')
    expect(why('LAST_ADMIN')).toMatch(/^A company must keep at least one administrator/)
    expect(why('OTHER_STATUS')).toBe('somebody else has changed them meanwhile.')
    expect(why('NEWER_CODE')).toBe('The server’s words.')
  })

  it('USR-17 name the columns of a file and what comes of its rows', () => {
    expect(textsOf(FIELD_WORDS)).toEqual({
      firstName: 'First name',
      lastName: 'Last name',
      email: 'Email',
      companyType: 'Company type',
      products: 'Products',
      role: 'Role',
    })
    expect(textsOf(ROW_STATUS_WORDS)).toEqual({
      INVALID: 'To mend',
      WOULD_OVERWRITE: 'Would overwrite',
      VALID: 'Good',
      UNCHANGED: 'Nothing to do',
      ADDED: 'Added',
      UPDATED: 'Changed',
      FAILED: 'Failed',
      SKIPPED: 'Left out',
      NOT_PROCESSED: 'Not reached',
    })
    expect(ROW_STATUS_TONES).toMatchObject({
      INVALID: 'danger',
      WOULD_OVERWRITE: 'warning',
      VALID: 'success',
      FAILED: 'danger',
    })
  })

  it('USR-18 say on the button what committing does, and nothing that it does not', () => {
    expect(planText(intl, { add: 1, change: 2, ask: 3, skip: 4 })).toBe('Add 1, change 2, ask about 3, leave out 4')
    expect(planText(intl, { add: 0, change: 0, ask: 3, skip: 0 })).toBe('Ask about 3')
    expect(planText(intl, { add: 0, change: 2, ask: 0, skip: 1 })).toBe('Change 2, leave out 1')
  })

  it('B-04 say what is wrong with a cell, and with many alike', () => {
    const rows = new Set([3, 4])
    expect(faultText(t, { field: 'email', code: 'doubled', firstRow: 7 })).toMatch(/^Row 7 has this email already/)
    expect(groupText(t, { key: 'own', fault: null, rows })).toBe('2 rows have a fault of their own')
    const domain = { field: 'email', code: 'DOMAIN_NOT_AUTHORIZED', about: 'example.mx' } as const
    expect(groupText(t, { key: '', fault: domain, rows })).toBe('2 rows: example.mx is not authorized')
    const role = { field: 'role', code: 'unknown_role', about: 'Boss' } as const
    expect(groupText(t, { key: '', fault: role, rows })).toMatch(/^2 rows: Role “Boss”\. /)
    expect(groupText(t, { key: '', fault: { ...role, about: null }, rows })).toMatch(/^2 rows: Role\. /)
  })

  it('USR-17 say why a file was not read', () => {
    expect(refused('TOO_MANY_ROWS', { maxRows: 50 })).toMatch(/^The file has more than 50 rows\./)
    expect(refused('COLUMNS_MISSING', { columns: ['email', 'role'] })).toMatch(
      /these columns are missing: Email, Role\./,
    )
    expect(refused('COLUMNS_MISSING', { columns: ['role'], fitsEdit: true })).not.toBe(
      refused('COLUMNS_MISSING', { columns: ['role'] }),
    )
  })
})
