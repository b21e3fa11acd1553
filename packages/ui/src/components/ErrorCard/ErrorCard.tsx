'use client'
import type { ReactNode, Ref } from 'react'
import { useObjectRef } from 'react-aria/useObjectRef'
import { type DOMProps, domProps } from '../../internal/dom-props.ts'
import { wrapOwnText, wrapTexts } from '../../internal/own-text.tsx'
import * as styles from '../../internal/problem.css.ts'
import { ToneIcon } from '../../internal/tone-icon.tsx'
import { useRestoreFocus } from '../../internal/use-restore-focus.ts'
import { useRetry } from '../../internal/use-retry.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../Button/Button.tsx'
import { errorCardMessages } from './messages.ts'

export interface ErrorCardProps extends DOMProps {
  /** 'Something went wrong' by default. */
  title?: ReactNode
  /** The error, its cause and the next step. */
  children: ReactNode
  /** Shows 'Try again'; the button is pending until the promise settles. */
  onRetry?: () => void | Promise<unknown>
  /** Whether a retry that started elsewhere is running. */
  isRetrying?: boolean
  /** Other actions. */
  actions?: ReactNode
  headingLevel?: 2 | 3 | 4
  ref?: Ref<HTMLDivElement>
}

/** Replaces a part of the page that failed; a retry keeps the focus, even when the part returns. */
export function ErrorCard({
  title,
  children,
  onRetry,
  isRetrying = false,
  actions,
  headingLevel = 3,
  ref,
  ...rest
}: ErrorCardProps) {
  const messages = useMessages(errorCardMessages)
  const { isPending, attempts, retry } = useRetry(onRetry)
  const card = useObjectRef(ref)
  useRestoreFocus(card)

  const Heading = `h${headingLevel}` as const

  return (
    <div {...domProps(rest)} ref={card} className={styles.problem}>
      <span className={styles.icon}>
        <ToneIcon tone="danger" />
      </span>
      <div className={styles.body}>
        {/* A new element for each attempt, so that a repeated failure is announced again. */}
        <div key={attempts} role="alert" className={styles.body}>
          <Heading className={styles.title}>{wrapTexts(title ?? messages.errorTitle)}</Heading>
          <div>{wrapTexts(children)}</div>
        </div>
        {(onRetry || actions) && (
          <div className={styles.actions}>
            {onRetry && (
              <Button isPending={isPending || isRetrying} onPress={retry}>
                {messages.retry}
              </Button>
            )}
            {wrapOwnText(actions)}
          </div>
        )}
      </div>
    </div>
  )
}
