'use client'
import { useMessages } from '../../../messages/use-messages.ts'
import { SpinnerMark } from '../../Spinner/SpinnerMark.tsx'
import * as styles from '../DataTableEditing.css.ts'
import { dataTableCellEditorMessages } from './messages.ts'

/** A value that is being saved. */
export function PendingCell({ text }: { text: string }) {
  const { saving } = useMessages(dataTableCellEditorMessages)
  return (
    <span className={styles.pending}>
      <SpinnerMark size={14} label={saving} />
      <span>{text}</span>
    </span>
  )
}
