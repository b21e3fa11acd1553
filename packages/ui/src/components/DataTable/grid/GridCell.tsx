'use client'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { Fragment, type ReactNode } from 'react'
import { Icon } from '../../../internal/icon.tsx'
import { wrapOwnText } from '../../../internal/own-text.tsx'
import { fill } from '../../../messages/format.ts'
import { softBreaks } from '../../../internal/soft-breaks.tsx'
import { SeeMoreText } from '../../SeeMoreText/SeeMoreText.tsx'
import { type ColumnLayout, columnsIn, type ControlSlot, type DataSlot } from '../model/column-layout.ts'
import { cellFocus, rowLink } from '../keyboard/grid-dom.ts'
import { roles } from './grid-roles.ts'
import { field, title } from './cards.css.ts'
import * as styles from './cell.css.ts'
import { expander } from './grid.css.ts'
import { LineOfText } from './LineOfText.tsx'
import { middleOfText } from './MiddleOfText.tsx'
import { gridStyles } from './grid-styles.ts'
import { noValue, textOf, valueOf } from '../model/row-model.ts'
import { shortText } from '../model/short-text.ts'
import type { RowContext } from './row-context.ts'
import { RowCheckbox } from './RowCheckbox.tsx'
import type { CellMarks, RowMarks } from '../model/table-context.ts'
import type { DataTableColumn } from '../types.ts'

const wrapped = (rendered: ReactNode) => (typeof rendered === 'string' ? softBreaks(rendered) : rendered)

/** The full content of a cell, in as many lines as needed. */
export function cellContent<Row>(column: DataTableColumn<Row>, row: Row, rank: number, locale: string): ReactNode {
  const rendered = column.cell?.(row, rank)
  if (rendered === '') return noValue
  if (column.cell) return wrapped(rendered)
  const text = textOf(valueOf(column, row), locale)
  if (text === '') return noValue
  return column.limit ? <SeeMoreText limit={column.limit}>{text}</SeeMoreText> : softBreaks(text)
}

/** The content in one line: text, cut to the column's limit if there is one. Custom content renders itself. */
function lineContent<Row>({ slot, row, rank, locale, messages }: ValueFacts<Row>) {
  const { column, isMiddle } = slot
  const rendered = column.cell?.(row, rank)
  if (column.cell && typeof rendered !== 'string') return rendered
  const value = typeof rendered === 'string' ? rendered : valueOf(column, row)
  const text = shortText(value, { locale, limit: column.cell ? undefined : column.limit })
  if (text.isCut) return <LineOfText text={text} />
  if (text.whole === '') return noValue
  // A usual value stands for an address but is not one, so it is not shortened in the middle.
  return isMiddle && !column.isMuted?.(row) ? middleOfText(text.whole, messages) : text.whole
}

interface ValueFacts<Row> {
  layout: ColumnLayout<Row>
  slot: DataSlot<Row>
  row: Row
  id: string
  rank: number
  locale: string
  messages: RowContext<Row>['messages']
  marks: RowMarks | undefined
  propsOf: CellMarks['propsOf'] | undefined
  /** The address of the row, for the link at its name. */
  href: string | undefined
}

/** The value as another part renders it, or unchanged. */
const marked = (marks: RowMarks | undefined, column: string, own: ReactNode) => marks?.[column]?.draw(own, false) ?? own

/** The name of the row as a link, with the other columns on its line. */
function nameLink<Row>({ slot, row, rank, locale, href }: ValueFacts<Row>) {
  const text = (column: DataTableColumn<Row>) =>
    column.cell?.(row, rank) ?? (textOf(valueOf(column, row), locale) || noValue)
  return (
    <a {...cellFocus} {...rowLink} href={href} className={slot.isLine ? styles.lineLink : styles.nameLink}>
      {slot.line.length === 1
        ? text(slot.column)
        : slot.line.map((each) => <Fragment key={each.id}>{wrapOwnText(text(each))} </Fragment>)}
    </a>
  )
}

function valueContent<Row>(facts: ValueFacts<Row>) {
  const { slot, row, rank, locale, marks, href } = facts
  const { column, isLine, isNaming, line, under } = slot
  const whole = (each: DataTableColumn<Row>) => marked(marks, each.id, cellContent(each, row, rank, locale))
  // Another part renders marked values.
  const name = href !== undefined && isNaming && !line.some(({ id }) => marks?.[id]) && nameLink(facts)
  if (line.length + under.length === 1) {
    if (name) return name
    return isLine ? marked(marks, column.id, lineContent(facts)) : whole(column)
  }
  return (
    <div className={styles.stack}>
      <div>{name || line.map((each) => <Fragment key={each.id}>{wrapOwnText(whole(each))} </Fragment>)}</div>
      {under.map((each) => (
        <div key={each.id} className={styles.under}>
          {whole(each)}
        </div>
      ))}
    </div>
  )
}

/** The styles of a cell, by its content. */
export function cellClass<Row>(slot: DataSlot<Row>, { isCards }: ColumnLayout<Row>, content?: ReactNode) {
  const { column, isRowHeader, isLine, line, under } = slot
  if (isCards) return isRowHeader ? title : field
  if (isLine && typeof content === 'string') return styles.lineCell
  return column.cell || column.limit || isLine || line.length + under.length > 1 ? styles.cell : styles.textCell
}

const idOf = ({ id }: { id: string }) => id

/** One value of a row. Not a component: a page has hundreds of them, and each component has a cost. */
export function dataCell<Row>(facts: ValueFacts<Row>) {
  const { layout, slot, row, id, marks, propsOf } = facts
  const { column, index, sticky, style, isEdge, isRowHeader, isNaming } = slot
  const content = valueContent(facts)
  const Cell = isRowHeader ? 'th' : 'td'
  return (
    <Cell
      key={column.id}
      {...(isRowHeader ? roles.rowheader : roles.gridcell)}
      {...propsOf?.(id, columnsIn(slot).map(idOf), marks)}
      aria-colindex={index + 1}
      className={cellClass(slot, layout, content)}
      data-label={layout.isCards ? column.header : undefined}
      data-align={column.align}
      data-naming={isNaming || undefined}
      data-muted={content === noValue || column.isMuted?.(row) || undefined}
      data-sticky={sticky}
      data-edge={isEdge || undefined}
      style={style}
    >
      {content}
    </Cell>
  )
}

interface ControlFacts<Row> {
  slot: ControlSlot
  row: Row
  id: string
  context: RowContext<Row>
  isSelected: boolean
  isDisabled: boolean
  isExpanded: boolean
}

/** Controls that select, expand or act on a row. They are elements, not components. */
export function controlCell<Row>({ slot, row, id, context, ...facts }: ControlFacts<Row>) {
  return (
    <td
      key={slot.control}
      {...roles.gridcell}
      {...context.propsOf?.(id, [], undefined)}
      aria-colindex={slot.index + 1}
      className={gridStyles(context.layout).control}
      data-control={slot.control}
      data-sticky={slot.sticky}
      data-edge={slot.isEdge || undefined}
      style={slot.style}
    >
      {slot.control === 'actions' ? (
        context.rowActions?.(row)
      ) : slot.control === 'select' ? (
        <RowCheckbox row={row} context={context} {...facts} />
      ) : (
        <button
          {...cellFocus}
          type="button"
          className={expander}
          aria-expanded={facts.isExpanded}
          aria-label={fill(context.messages.moreAboutRow, { row: context.nameOf(row) })}
          onClick={() => context.toggleDetail(id)}
        >
          <Icon of={ChevronDown} />
        </button>
      )}
    </td>
  )
}
