'use client'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { type ReactNode, type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { Icon } from '../../../internal/icon.tsx'
import { wrapTexts } from '../../../internal/own-text.tsx'
import * as styles from '../../../internal/problem.css.ts'
import { useRestoreFocus } from '../../../internal/use-restore-focus.ts'
import { useRetry } from '../../../internal/use-retry.ts'
import type { Translated } from '../../../messages/use-messages.ts'
import { PlainButton } from '../../../internal/plain-button.tsx'
import { useTable } from '../model/table-context.ts'
import type { dataTableMessages } from '../messages.ts'

interface FailedRowsProps {
  messages: Translated<typeof dataTableMessages>
  /** `true`, or the reason. */
  error: ReactNode
  onRetry: (() => void | Promise<unknown>) | undefined
  /** Whether the focus was in the rows when they disappeared. */
  hadFocus: RefObject<boolean>
}

/** Shown in place of rows that failed to load, with a retry. */
export function FailedRows({ messages, error, onRetry, hadFocus }: FailedRowsProps) {
  const { isPending, attempts, retry } = useRetry(onRetry)
  const ref = useRef<HTMLDivElement>(null)
  const { focusGrid } = useTable('DataTable')
  const leave = useEffectEvent(focusGrid)
  useLayoutEffect(() => {
    const element = ref.current
    // Moves the focus to the grid after the new rows have rendered.
    return () => void (element?.contains(document.activeElement) && queueMicrotask(leave))
  }, [])
  useRestoreFocus(ref)
  useLayoutEffect(() => {
    if (hadFocus.current) ref.current?.focus()
  }, [hadFocus])
  return (
    <div ref={ref} tabIndex={-1} className={styles.problem}>
      <span className={styles.icon}>
        <Icon of={CircleAlert} label={messages.error} />
      </span>
      <div className={styles.body}>
        {/* A new element for each attempt, so that the same failure is announced again. */}
        <div key={attempts} role="alert" className={styles.body}>
          <h2 className={styles.title}>{messages.operationFailedTitle}</h2>
          <div>{error === true ? messages.operationFailed : wrapTexts(error)}</div>
        </div>
        {onRetry && (
          <div className={styles.actions}>
            <PlainButton isPending={isPending} onClick={retry}>
              {isPending ? messages.loading : messages.retry}
            </PlainButton>
          </div>
        )}
      </div>
    </div>
  )
}
