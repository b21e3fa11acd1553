'use client'
import X from 'lucide-react/icons/x'
import type { ReactNode, Ref } from 'react'
import { useObjectRef } from 'react-aria/useObjectRef'
import { type DOMProps, domProps } from '../../internal/dom-props.ts'
import { Icon } from '../../internal/icon.tsx'
import { keyOfText, oneText, wrapTexts } from '../../internal/own-text.tsx'
import { ToneIcon } from '../../internal/tone-icon.tsx'
import { useRestoreFocus } from '../../internal/use-restore-focus.ts'
import type { Tone } from '../../theme/themes.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as styles from './InlineAlert.css.ts'
import { inlineAlertMessages } from './messages.ts'

export interface InlineAlertProps extends DOMProps {
  /** Danger and warning interrupt a screen reader; the others wait. */
  tone: Extract<Tone, 'info' | 'success' | 'warning' | 'danger'>
  title?: ReactNode
  children: ReactNode
  /** Links and buttons that follow from the message. */
  actions?: ReactNode
  /** Shows a button that removes the message; without it the message stays. */
  onDismiss?: () => void
  ref?: Ref<HTMLDivElement>
}

/** A message about a part of the page; announced when it appears. */
export function InlineAlert({ tone, title, children, actions, onDismiss, ref, ...rest }: InlineAlertProps) {
  const { dismiss } = useMessages(inlineAlertMessages)
  const alert = useObjectRef(ref)
  useRestoreFocus(alert)
  const role = tone === 'danger' || tone === 'warning' ? 'alert' : 'status'
  return (
    <div {...domProps(rest)} ref={alert} role={role} className={styles.alert({ tone })}>
      <span className={styles.icon({ tone })}>
        <ToneIcon tone={tone} />
      </span>
      <div className={styles.body}>
        {title && <p className={styles.title}>{wrapTexts(title)}</p>}
        <div key={keyOfText(children)}>{oneText(children)}</div>
        {actions && <div className={styles.actions}>{wrapTexts(actions)}</div>}
      </div>
      {onDismiss && (
        <span className={styles.dismiss}>
          <IconButton variant="tinted" aria-label={dismiss} onPress={onDismiss}>
            <Icon of={X} />
          </IconButton>
        </span>
      )}
    </div>
  )
}
