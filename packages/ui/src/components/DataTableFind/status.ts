import { fill } from '../../messages/format.ts'
import type { Said } from '../../messages/words.ts'
import type { TableColumn, TableReader } from '../DataTable/model/table-context.ts'
import { totalOf } from './find-rows.ts'
import type { Finding } from './use-find.ts'
import type { dataTableFindWords } from './words.ts'

interface Facts {
  finding: Finding | undefined
  reader: TableReader
  columns: readonly TableColumn[]
  /** What the person has hidden, which no row shows. */
  hiddenColumns: readonly string[]
}

/** What was found, in words: which match of how many, in which rows, and where it stands. */
export function statusOf(
  words: Said<typeof dataTableFindWords>,
  locale: string,
  { finding, reader, columns, hiddenColumns }: Facts,
) {
  // Said once, with its number.
  if (!finding?.isCounted) return ''
  const { reach, firstRow } = reader
  const { found, match } = finding
  if (!match) {
    return { all: words.noMatches, page: words.noMatchesOnPage, loaded: words.noMatchesInLoadedRows }[reach]
  }
  const sentence = { all: words.match, page: words.matchOnPage, loaded: words.matchInLoadedRows }[reach]
  const row = match.place + 1 + (reach === 'page' ? firstRow : 0)
  return fill(hiddenColumns.includes(match.column) ? words.placeInHiddenColumn : words.place, {
    match: fill(sentence, {
      number: (match.number + 1).toLocaleString(locale),
      count: totalOf(found).toLocaleString(locale),
    }),
    row: row.toLocaleString(locale),
    column: columns.find(({ id }) => id === match.column)?.header ?? match.column,
  })
}
