import { describe, expect, it } from 'vitest'
import { RequestError } from '../../data/request-error.ts'
import { loadLanguage } from '../../messages/catalogs.ts'
import type { MessageId } from '../../messages/intl.tsx'
import { intlOf } from '../../messages/intl.tsx'
import {
  errorText,
  FIELD_MESSAGES,
  groupText,
  planText,
  refusalText,
  ROW_STATUS_TONES,
  ROW_STATUS_MESSAGES,
} from './import-messages.ts'

const intl = intlOf(await loadLanguage('en-US', ['admin', 'userImports', 'tables']))
const { t } = intl
const textsOf = (messages: Readonly<Record<string, MessageId>>) =>
  Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, t(message)]))

const refused = (code: string, current?: object): string =>
  refusalText(t, new RequestError({ status: 400, result: { code, ...(current && { current }) } }))

describe('messages of user imports', () => {
  it('USR-17 name the columns of a file and the results of its rows', () => {
    expect(textsOf(FIELD_MESSAGES)).toEqual({
      firstName: 'First name',
      lastName: 'Last name',
      email: 'Email',
      companyType: 'Company type',
      products: 'Products',
      role: 'Role',
    })
    expect(textsOf(ROW_STATUS_MESSAGES)).toEqual({
      INVALID: 'Needs fixing',
      WOULD_OVERWRITE: 'Would overwrite',
      VALID: 'Ready',
      UNCHANGED: 'Nothing to do',
      ADDED: 'Added',
      UPDATED: 'Changed',
      FAILED: 'Failed',
      SKIPPED: 'Skipped',
      NOT_PROCESSED: 'Not processed',
    })
    expect(ROW_STATUS_TONES).toMatchObject({
      INVALID: 'danger',
      WOULD_OVERWRITE: 'warning',
      VALID: 'success',
      FAILED: 'danger',
    })
  })

  it('USR-18 list on the button only the effects of the commit', () => {
    expect(planText(intl, { add: 1, change: 2, ask: 3, skip: 4 })).toBe('Add 1, change 2, review 3, skip 4')
    expect(planText(intl, { add: 0, change: 0, ask: 3, skip: 0 })).toBe('Review 3')
    expect(planText(intl, { add: 0, change: 2, ask: 0, skip: 1 })).toBe('Change 2, skip 1')
  })

  it('B-04 describe the error of one cell, and of many equal cells', () => {
    const rows = new Set([3, 4])
    expect(errorText(t, { field: 'email', code: 'doubled', firstRow: 7 })).toMatch(/^Row 7 already has this email/)
    expect(groupText(t, { key: 'own', sharedError: null, rows })).toBe('2 rows with other errors')
    const domain = { field: 'email', code: 'DOMAIN_NOT_AUTHORIZED', about: 'example.mx' } as const
    expect(groupText(t, { key: '', sharedError: domain, rows })).toBe('2 rows: example.mx is not authorized')
    const role = { field: 'role', code: 'unknown_role', about: 'Boss' } as const
    expect(groupText(t, { key: '', sharedError: role, rows })).toMatch(/^2 rows: Role “Boss”\. /)
    expect(groupText(t, { key: '', sharedError: { ...role, about: null }, rows })).toMatch(/^2 rows: Role\. /)
  })

  it('USR-17 explain why a file was not read', () => {
    expect(refused('TOO_MANY_ROWS', { maxRows: 50 })).toMatch(/^The file has more than 50 rows\./)
    expect(refused('COLUMNS_MISSING', { columns: ['email', 'role'] })).toMatch(
      /these columns are missing: Email, Role\./,
    )
    expect(refused('COLUMNS_MISSING', { columns: ['role'], fitsEdit: true })).not.toBe(
      refused('COLUMNS_MISSING', { columns: ['role'] }),
    )
  })
})
