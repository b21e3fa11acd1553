'use client'
import type { MouseEvent } from 'react'
import { fill } from '../../../messages/format.ts'
import { cellFocus } from '../keyboard/grid-dom.ts'
import * as styles from './checkbox.css.ts'
import type { RowContext } from './row-context.ts'

interface RowCheckboxProps<Row> {
  row: Row
  context: RowContext<Row>
  isSelected: boolean
  isDisabled: boolean
}

const ignore = () => undefined

/** The checkbox of a row; a press with Shift selects all rows from the last selected one. */
export function RowCheckbox<Row>({ row, context, isSelected, isDisabled }: RowCheckboxProps<Row>) {
  const press = ({ currentTarget, shiftKey }: MouseEvent) =>
    context.toggleRow(Number(currentTarget.closest<HTMLElement>('[data-index]')?.dataset['index']), shiftKey)
  const isSingle = context.selectionMode === 'single'
  return (
    <input
      {...cellFocus}
      type={isSingle ? 'radio' : 'checkbox'}
      className={isSingle ? styles.radio : styles.checkbox}
      aria-label={fill(context.messages.selectRow, { row: context.nameOf(row) })}
      checked={isSelected}
      // It stays focusable, as the row does.
      aria-disabled={isDisabled || undefined}
      onClick={isDisabled ? undefined : press}
      onChange={ignore}
    />
  )
}

interface AllCheckboxProps {
  label: string
  isAll: boolean
  isSome: boolean
  onChange: (isSelected: boolean) => void
}

/** The checkbox for all rows of a page; it is indeterminate when some are selected. */
export function AllCheckbox({ label, isAll, isSome, onChange }: AllCheckboxProps) {
  return (
    <input
      {...cellFocus}
      ref={(input) => {
        if (input) input.indeterminate = isSome && !isAll
      }}
      type="checkbox"
      className={styles.checkbox}
      aria-label={label}
      checked={isAll}
      onChange={() => onChange(!isAll)}
    />
  )
}
