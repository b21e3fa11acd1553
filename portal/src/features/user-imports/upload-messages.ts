import type { ImportField, RowStatus } from '@tessera/contract'
import { joinProducts, LIMITS, pathTo } from '@tessera/contract'
import type { RequestError } from '../../data/request-error.ts'
import { problemText, withFound } from '../../forms/problems.ts'
import { failureText } from '../../messages/failure-text.ts'
import type { Intl, MessageId } from '../../messages/intl.tsx'
import { useIntl } from '../../messages/intl.tsx'
import type { FaultGroup, SharedFault, UploadPlan, UploadRow } from './upload-rows.ts'

/** Names of the columns of a user file. */
export const FIELD_MESSAGES: Readonly<Record<ImportField, MessageId>> = {
  firstName: 'admin.firstName',
  lastName: 'admin.lastName',
  email: 'admin.email',
  companyType: 'admin.type',
  products: 'admin.products',
  role: 'admin.role',
}

/** The status of a row before and after the import. */
export const ROW_STATUS_MESSAGES: Readonly<Record<RowStatus, MessageId>> = {
  INVALID: 'upload.toMend',
  WOULD_OVERWRITE: 'upload.wouldOverwrite',
  VALID: 'upload.good',
  UNCHANGED: 'upload.nothingToDo',
  ADDED: 'upload.rowAdded',
  UPDATED: 'upload.rowChanged',
  FAILED: 'upload.rowFailed',
  SKIPPED: 'upload.rowLeftOut',
  NOT_PROCESSED: 'upload.rowNotReached',
}

export const ROW_STATUS_TONES = {
  INVALID: 'danger',
  WOULD_OVERWRITE: 'warning',
  VALID: 'success',
  UNCHANGED: 'neutral',
  ADDED: 'success',
  UPDATED: 'success',
  FAILED: 'danger',
  SKIPPED: 'warning',
  NOT_PROCESSED: 'neutral',
} as const satisfies Record<RowStatus, string>

/** The text of a cell's error, with the values that are allowed if the server knows them. */
export function faultText(t: Intl['t'], { code, found, known = [], firstRow }: UploadRow['errors'][number]): string {
  if (firstRow !== undefined) return t('upload.alreadyInRow', { firstRow })
  return known.length === 0
    ? problemText(t, withFound(code, found))
    : t('upload.companyHas', { known: joinProducts(known) })
}

/** Errors that many rows share. */
export function groupText(t: Intl['t'], { fault, rows }: FaultGroup): string {
  return fault
    ? t('upload.group', { count: rows.size, what: sharedFaultText(t, fault) })
    : t('upload.ownFaults', { count: rows.size })
}

/** A fault that rows share. */
export function sharedFaultText(t: Intl['t'], { field, code, about }: SharedFault): string {
  const column = t(FIELD_MESSAGES[field])
  const problem = problemText(t, code)
  if (about === null) return t('upload.inColumn', { column, problem })
  return code === 'DOMAIN_NOT_AUTHORIZED'
    ? t('upload.notAuthorized', { domain: about })
    : t('upload.valueInColumn', { column, value: about, problem })
}

/** The effects of committing, as the button's label. */
export function planText({ t, locale }: Pick<Intl, 't' | 'locale'>, { add, change, ask, skip }: UploadPlan): string {
  const parts = [
    add > 0 && t('upload.doAdd', { count: add }),
    change > 0 && t('upload.doChange', { count: change }),
    ask > 0 && t('upload.doAsk', { count: ask }),
    skip > 0 && t('upload.doLeave', { count: skip }),
  ].filter((part) => part !== false)
  const text = parts.join(', ')
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)
}

/** Describes column errors: the missing columns, and whether the file could edit users without them. */
interface Missing {
  columns?: ImportField[]
  fitsEdit?: boolean
}

function missingIn({ result }: Pick<RequestError, 'result'>): Missing {
  const { current } = result as { current?: Missing }
  return current ?? {}
}

function mostIn({ result }: Pick<RequestError, 'result'>): number {
  const { current } = result as { current?: { maxRows?: number } }
  return current?.maxRows ?? LIMITS.bulkMaxRows
}

function openQuoteIn({ code, result }: Pick<RequestError, 'code' | 'result'>): number | undefined {
  const { current } = result as { current?: { row?: number } }
  return code === 'FILE_QUOTE_UNCLOSED' ? current?.row : undefined
}

/** Why a file was not read. */
export function refusalText(t: Intl['t'], error: RequestError): string {
  if (error.code === 'TOO_MANY_ROWS') return t('upload.tooManyRows', { most: mostIn(error) })
  const row = openQuoteIn(error)
  if (row !== undefined) return t('upload.quoteUnclosed', { row })
  if (error.code !== 'COLUMNS_MISSING') return failureText(t, error, 'form')
  const { columns = [], fitsEdit = false } = missingIn(error)
  const names = columns.map((field) => t(FIELD_MESSAGES[field])).join(', ')
  return t(fitsEdit ? 'upload.columnsMissingToAdd' : 'upload.columnsMissing', { columns: names })
}

/** The way to the pages of an upload, the last of which is the present one. */
export function useUploadCrumbs(last?: string): { label: string; href?: string }[] {
  const { t } = useIntl()
  return [
    { label: t('menu.admin'), href: pathTo('/admin') },
    { label: t('admin.users'), href: pathTo('/admin/userList') },
    { label: t('upload.crumb'), ...(last !== undefined && { href: pathTo('/admin/userList/upload') }) },
    ...(last === undefined ? [] : [{ label: last }]),
  ]
}
