'use client'
import type { Ref } from 'react'
import { type DOMProps, domProps } from '../../internal/dom-props.ts'
import { useMessages } from '../../messages/use-messages.ts'
import * as styles from './Spinner.css.ts'
import { SpinnerMark } from './SpinnerMark.tsx'
import { spinnerMessages } from './messages.ts'

export interface SpinnerProps extends DOMProps {
  /** 16, 24 or 40 px. */
  size?: 'small' | 'medium' | 'large'
  /** The label of the task; 'Loading' by default. */
  'aria-label'?: string
  ref?: Ref<HTMLSpanElement>
}

const edges = { small: 16, medium: 24, large: 40 }

/** Shows that a task is running when its content has no known shape; otherwise prefer Skeleton. */
export function Spinner({ size = 'medium', 'aria-label': label, ref, ...rest }: SpinnerProps) {
  const { loading } = useMessages(spinnerMessages)
  return (
    <span {...domProps(rest)} ref={ref} className={styles.spinner}>
      <SpinnerMark size={edges[size]} label={label ?? loading} />
    </span>
  )
}
