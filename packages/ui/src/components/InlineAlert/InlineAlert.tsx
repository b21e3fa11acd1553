'use client'
import type { ReactNode, Ref } from 'react'
import { ToneIcon } from '../../internal/tone-icon.tsx'
import * as styles from './InlineAlert.css.ts'

export interface InlineAlertProps {
  /** Danger and warning interrupt a screen reader, the others wait their turn. */
  tone: 'info' | 'success' | 'warning' | 'danger'
  title?: ReactNode
  children: ReactNode
  actions?: ReactNode
  ref?: Ref<HTMLDivElement>
}

/** A message on the part of the page that it stands in; announced when it appears. */
export function InlineAlert({ tone, title, children, actions, ref }: InlineAlertProps) {
  const role = tone === 'danger' || tone === 'warning' ? 'alert' : 'status'
  return (
    <div ref={ref} role={role} className={styles.alert({ tone })}>
      <span className={styles.icon({ tone })}>
        <ToneIcon tone={tone} />
      </span>
      <div className={styles.body}>
        {title && <p className={styles.title}>{title}</p>}
        <div>{children}</div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  )
}
