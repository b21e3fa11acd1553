'use client'
import type { Ref } from 'react'
import { useWords } from '../../messages/words.ts'
import * as styles from './Spinner.css.ts'
import { SpinnerMark } from './SpinnerMark.tsx'
import { spinnerWords } from './words.ts'

export interface SpinnerProps {
  /** Edge in px. */
  size?: number
  /** What is under way; 'Loading' by default. */
  'aria-label'?: string
  ref?: Ref<HTMLSpanElement>
}

/** Says that something is under way when its shape is not known; prefer Skeleton where it is. */
export function Spinner({ size = 24, 'aria-label': label, ref }: SpinnerProps) {
  const { loading } = useWords(spinnerWords)
  return (
    <span ref={ref} className={styles.spinner}>
      <SpinnerMark size={size} label={label ?? loading} />
    </span>
  )
}
