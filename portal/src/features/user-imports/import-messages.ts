import type { ImportField, RowStatus } from '@tessera/contract'
import { joinProducts, LIMITS, pathTo } from '@tessera/contract'
import type { RequestError } from '../../data/request-error.ts'
import { problemText, withFound } from '../../forms/problems.ts'
import { failureText } from '../../messages/failure-text.ts'
import type { Intl, MessageId } from '../../messages/intl.tsx'
import { useIntl } from '../../messages/intl.tsx'
import type { ErrorGroup, SharedError, ImportPlan, ImportRow } from './import-rows.ts'

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
  INVALID: 'userImports.needsFixing',
  WOULD_OVERWRITE: 'userImports.wouldOverwrite',
  VALID: 'userImports.ready',
  UNCHANGED: 'userImports.nothingToDo',
  ADDED: 'userImports.rowAdded',
  UPDATED: 'userImports.rowChanged',
  FAILED: 'userImports.rowFailed',
  SKIPPED: 'userImports.rowSkipped',
  NOT_PROCESSED: 'userImports.rowNotReached',
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

/** Returns the text of a cell's error, with the allowed values if the server sends them. */
export function errorText(t: Intl['t'], { code, found, known = [], firstRow }: ImportRow['errors'][number]): string {
  if (firstRow !== undefined) return t('userImports.alreadyInRow', { firstRow })
  return known.length === 0
    ? problemText(t, withFound(code, found))
    : t('userImports.companyHas', { known: joinProducts(known) })
}

/** Errors that many rows share. */
export function groupText(t: Intl['t'], { sharedError, rows }: ErrorGroup): string {
  return sharedError
    ? t('userImports.group', { count: rows.size, what: sharedErrorText(t, sharedError) })
    : t('userImports.otherErrors', { count: rows.size })
}

/** Returns the text of an error that rows share. */
export function sharedErrorText(t: Intl['t'], { field, code, about }: SharedError): string {
  const column = t(FIELD_MESSAGES[field])
  const problem = problemText(t, code)
  if (about === null) return t('userImports.inColumn', { column, problem })
  return code === 'DOMAIN_NOT_AUTHORIZED'
    ? t('userImports.notAuthorized', { domain: about })
    : t('userImports.valueInColumn', { column, value: about, problem })
}

/** Returns the effects of a commit, as the button's label. */
export function planText({ t, locale }: Pick<Intl, 't' | 'locale'>, { add, change, ask, skip }: ImportPlan): string {
  const parts = [
    add > 0 && t('userImports.doAdd', { count: add }),
    change > 0 && t('userImports.doChange', { count: change }),
    ask > 0 && t('userImports.doAsk', { count: ask }),
    skip > 0 && t('userImports.doLeave', { count: skip }),
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

/** Returns the reason why a file was not read. */
export function refusalText(t: Intl['t'], error: RequestError): string {
  if (error.code === 'TOO_MANY_ROWS') return t('userImports.tooManyRows', { most: mostIn(error) })
  const row = openQuoteIn(error)
  if (row !== undefined) return t('userImports.quoteUnclosed', { row })
  if (error.code !== 'COLUMNS_MISSING') return failureText(t, error, 'form')
  const { columns = [], fitsEdit = false } = missingIn(error)
  const names = columns.map((field) => t(FIELD_MESSAGES[field])).join(', ')
  return t(fitsEdit ? 'userImports.columnsMissingToAdd' : 'userImports.columnsMissing', { columns: names })
}

/** Returns the breadcrumbs of an import's pages; the last one is the current page. */
export function useImportCrumbs(last?: string): { label: string; href?: string }[] {
  const { t } = useIntl()
  return [
    { label: t('menu.admin'), href: pathTo('/admin') },
    { label: t('admin.users'), href: pathTo('/admin/userList') },
    { label: t('userImports.crumb'), ...(last !== undefined && { href: pathTo('/admin/userList/upload') }) },
    ...(last === undefined ? [] : [{ label: last }]),
  ]
}
