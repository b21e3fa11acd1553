'use client'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Pencil from 'lucide-react/icons/pencil'
import type { HTMLAttributes, ReactNode } from 'react'
import { Icon } from '../../../internal/icon.tsx'
import type { RowMarks } from '../../DataTable/model/table-context.ts'
import * as styles from '../DataTableEditing.css.ts'

interface ProblemProps {
  id: string
  value: ReactNode
  message: string
  /**
   * Whether the value is in the details, where its message is read with it. A cell has the message as its description.
   */
  isDetail: boolean
}

/** A value with its error. */
export const CellWithProblem = ({ id, value, message, isDetail }: ProblemProps) => (
  <div className={styles.value}>
    <div>{value}</div>
    <span id={id} className={styles.message} aria-hidden={!isDetail || undefined}>
      <Icon of={CircleAlert} />
      <span>{message}</span>
    </span>
  </div>
)

interface EditButtonProps {
  label: string
  describedBy: string | undefined
  onPress: (button: HTMLElement) => void
}

/** Opens the editor of a value in the details, which has no cell of its own. */
export const EditButton = ({ label, describedBy, onPress }: EditButtonProps) => (
  <button
    type="button"
    className={styles.edit}
    aria-label={label}
    aria-describedby={describedBy}
    title={label}
    onClick={({ currentTarget }) => onPress(currentTarget)}
  >
    <Icon of={Pencil} />
  </button>
)

/** The state of a cell's values: editable, saving or invalid. */
export function cellProps(isEditable: boolean, columns: readonly string[], marks: RowMarks | undefined) {
  const shown = columns.flatMap((column) => marks?.[column] ?? [])
  const problems = shown.flatMap(({ problemId, isOpen }) => (isOpen || !problemId ? [] : problemId))
  return {
    'aria-readonly': !isEditable,
    'aria-invalid': problems.length > 0 || undefined,
    'aria-describedby': problems.join(' ') || undefined,
    'aria-busy': shown.some(({ isPending }) => isPending) || undefined,
    ...(isEditable && { 'data-editable': '' }),
  } satisfies HTMLAttributes<HTMLElement> & { 'data-editable'?: string }
}
