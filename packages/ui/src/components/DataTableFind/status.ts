import { fill } from '../../messages/format.ts'
import type { Translated } from '../../messages/use-messages.ts'
import type { TableColumn, TableReader } from '../DataTable/model/table-context.ts'
import { totalOf } from './find-rows.ts'
import type { Finding } from './use-find.ts'
import type { dataTableFindMessages } from './messages.ts'

interface Facts {
  finding: Finding | undefined
  reader: TableReader
  columns: readonly TableColumn[]
  /** Columns that the user has hidden. */
  hiddenColumns: readonly string[]
}

/** The result as text: the current match, the count, the rows, and where it is. */
export function statusOf(
  messages: Translated<typeof dataTableFindMessages>,
  locale: string,
  { finding, reader, columns, hiddenColumns }: Facts,
) {
  if (!finding?.isCounted) return ''
  const { reach, firstRow } = reader
  const { found, match } = finding
  if (!match) {
    return { all: messages.noMatches, page: messages.noMatchesOnPage, loaded: messages.noMatchesInLoadedRows }[reach]
  }
  const sentence = { all: messages.match, page: messages.matchOnPage, loaded: messages.matchInLoadedRows }[reach]
  const row = match.position + 1 + (reach === 'page' ? firstRow : 0)
  return fill(hiddenColumns.includes(match.column) ? messages.placeInHiddenColumn : messages.place, {
    match: fill(sentence, {
      number: (match.number + 1).toLocaleString(locale),
      count: totalOf(found).toLocaleString(locale),
    }),
    row: row.toLocaleString(locale),
    column: columns.find(({ id }) => id === match.column)?.header ?? match.column,
  })
}
