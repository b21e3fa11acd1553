import type { ActiveUser, BlockedUser, Locale, PendingUser } from '@tessera/contract'
import { USER_COLUMNS } from '@tessera/contract'
import type { ExportColumn } from '../exports/table-file.ts'
import { EXPORT_MESSAGES } from './export-messages.ts'

/** The value of each column of a list. */
type Values<Row, Id extends string> = Readonly<Record<Id, ExportColumn<Row>['value']>>

/** Columns with times. */
const MOMENTS: readonly string[] = ['uiLastLoginTime', 'uiCreatedOnDate', 'uiBlockedOn']

const named = {
  firstName: ({ firstName }: { firstName: string }) => firstName,
  lastName: ({ lastName }: { lastName: string }) => lastName,
  email: ({ email }: { email: string }) => email,
  products: ({ products }: { products: readonly string[] }) => products,
}

function toColumns<Row, Id extends keyof (typeof EXPORT_MESSAGES)[Locale]['headers']>(
  ids: readonly Id[],
  values: Values<Row, Id>,
  locale: Locale,
): ExportColumn<Row>[] {
  const { headers } = EXPORT_MESSAGES[locale]
  return ids.map((id) => ({
    id,
    header: headers[id],
    value: values[id],
    ...(MOMENTS.includes(id) && { isMoment: true }),
  }))
}

/** The columns of active users. */
export function activeColumns(locale: Locale): ExportColumn<ActiveUser>[] {
  const { yes, no, types } = EXPORT_MESSAGES[locale]
  const values: Values<ActiveUser, (typeof USER_COLUMNS.ACTIVE)[number]> = {
    ...named,
    uiCompanyType: ({ uiCompanyType }) => types[uiCompanyType],
    multipleSupplierAccess: ({ multipleSupplierAccess }) => (multipleSupplierAccess ? yes : no),
    // Empty for users who never signed in: a dash would make a column of times into text.
    uiLastLoginTime: ({ lastLoginAt }) => lastLoginAt && new Date(lastLoginAt),
  }
  return toColumns(USER_COLUMNS.ACTIVE, values, locale)
}

/** The columns of users who are invited or being set up. */
export function pendingColumns(locale: Locale): ExportColumn<PendingUser>[] {
  const { stages } = EXPORT_MESSAGES[locale]
  const values: Values<PendingUser, (typeof USER_COLUMNS.PENDING)[number]> = {
    ...named,
    uiState: ({ stage }) => stages[stage],
    createdBy: ({ createdBy }) => createdBy,
    uiCreatedOnDate: ({ createdAt }) => new Date(createdAt),
  }
  return toColumns(USER_COLUMNS.PENDING, values, locale)
}

/** The columns of blocked users. */
export function blockedColumns(locale: Locale): ExportColumn<BlockedUser>[] {
  const values: Values<BlockedUser, (typeof USER_COLUMNS.BLOCKED)[number]> = {
    ...named,
    blockedReason: ({ blockedReason }) => blockedReason,
    uiBlockedBy: ({ blockedBy }) => blockedBy,
    uiBlockedOn: ({ blockedAt }) => new Date(blockedAt),
  }
  return toColumns(USER_COLUMNS.BLOCKED, values, locale)
}
