'use client'
import type { ReactNode } from 'react'
import { softBreaks } from '../../../internal/soft-breaks.tsx'
import { fill } from '../../../messages/format.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { rowHeaderOf } from '../model/chosen-columns.ts'
import { isSet, noValue, textOf, valueOf } from '../model/row-model.ts'
import type { FilterText } from '../model/table-context.ts'
import type { RankedRow } from '../model/table-data.ts'
import type { DataTableColumn, DataTableQuery } from '../types.ts'
import * as styles from './paper.css.ts'
import { tableOutputMessages } from './messages.ts'

/** Number of columns that fit on a sheet of paper without breaking words. */
const maxUnbrokenColumns = 9

interface PaperProps<Row> {
  rows: readonly RankedRow<Row>[]
  columns: readonly DataTableColumn<Row>[]
  /** The number of matches; -1 while unknown. */
  rowCount: number
  locale: string
  query: Pick<DataTableQuery, 'search' | 'filters'>
  /** Descriptions of the filters. */
  filters: readonly FilterText[]
}

/** The search and the filters in effect, whose fields aren't printed. */
function useFilterText<Row>({ query, filters }: PaperProps<Row>) {
  const messages = useMessages(tableOutputMessages)
  const pair = (filter: string, value: string) => fill(messages.narrowedBy, { filter, value })
  const describedIds = new Set(filters.map(({ id }) => id))
  const parts = [
    ...(query.search.trim() === '' ? [] : [pair(messages.search, query.search)]),
    ...filters.map(({ label, value }) => pair(label, value)),
    ...(Object.entries(query.filters).some(([id, value]) => isSet(value) && !describedIds.has(id))
      ? [messages.otherFilters]
      : []),
  ]
  return parts.length === 0 ? null : parts.join(' · ')
}

/** Returns the range of the printed rows; null if all rows are printed. */
function usePrintedRange<Row>({ rows, rowCount, locale }: PaperProps<Row>) {
  const messages = useMessages(tableOutputMessages)
  const [first, last] = [rows[0]?.rank ?? 0, rows.at(-1)?.rank ?? 0]
  const number = (value: number) => value.toLocaleString(locale)
  if (rowCount === rows.length) return null
  if (rowCount < 0) return fill(messages.printedLoaded, { printed: number(last) })
  if (first === 1) return fill(messages.printedFirst, { count: number(rowCount), printed: number(last) })
  return fill(messages.printedPart, { count: number(rowCount), first: number(first), last: number(last) })
}

/** The content of a cell, not cut to the column's limit. */
function contentOf<Row>(column: DataTableColumn<Row>, { row, rank }: RankedRow<Row>, locale: string): ReactNode {
  const rendered = column.cell ? column.cell(row, rank) : textOf(valueOf(column, row), locale)
  return typeof rendered === 'string' ? softBreaks(rendered || noValue) : rendered
}

/** A printed table: static, with its header on every page. */
export function Paper<Row>(props: PaperProps<Row>) {
  const { rows, columns, locale } = props
  const about = [useFilterText(props), usePrintedRange(props)].filter((line) => line !== null)
  const rowHeader = rowHeaderOf(columns)
  return (
    <table className={styles.paper} data-many={columns.length > maxUnbrokenColumns || undefined}>
      {about.length > 0 && (
        <caption className={styles.caption}>
          {about.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </caption>
      )}
      <thead className={styles.head}>
        <tr className={styles.row}>
          {columns.map(({ id, header, description, align }) => (
            <th key={id} scope="col" className={styles.name} data-align={align}>
              {description ? `${header} (${description})` : header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.rank} className={styles.row}>
            {columns.map((column) => {
              const Cell = column === rowHeader ? 'th' : 'td'
              return (
                <Cell
                  key={column.id}
                  scope={column === rowHeader ? 'row' : undefined}
                  className={styles.cell}
                  data-align={column.align}
                >
                  {contentOf(column, row, locale)}
                </Cell>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
