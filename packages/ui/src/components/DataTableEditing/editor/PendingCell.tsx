'use client'
import { useWords } from '../../../messages/words.ts'
import { SpinnerMark } from '../../Spinner/SpinnerMark.tsx'
import * as styles from '../DataTableEditing.css.ts'
import { dataTableCellEditorWords } from './words.ts'

/** A value that is being saved. */
export function PendingCell({ text }: { text: string }) {
  const { saving } = useWords(dataTableCellEditorWords)
  return (
    <span className={styles.pending}>
      <SpinnerMark size={14} label={saving} />
      <span>{text}</span>
    </span>
  )
}
