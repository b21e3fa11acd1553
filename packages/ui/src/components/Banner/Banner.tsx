'use client'
import ChevronDown from 'lucide-react/icons/chevron-down'
import X from 'lucide-react/icons/x'
import { type ReactNode, type Ref, useState } from 'react'
import { useObjectRef } from 'react-aria/useObjectRef'
import { type DOMProps, domProps } from '../../internal/dom-props.ts'
import { Icon } from '../../internal/icon.tsx'
import { wordsBeside, wrapTexts } from '../../internal/own-text.tsx'
import { type MessageTone, ToneIcon } from '../../internal/tone-icon.tsx'
import { useRestoreFocus } from '../../internal/use-restore-focus.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as styles from './Banner.css.ts'
import { bannerMessages } from './messages.ts'

export interface BannerProps extends DOMProps {
  /** 'spark' for news, 'brand' for the company that the user acts for. */
  tone: MessageTone
  title?: ReactNode
  children?: ReactNode
  /** On a phone, shows one line until the user expands it; use it to save space for the page. */
  isSlim?: boolean
  /** Links and buttons that follow from the message. */
  actions?: ReactNode
  /** Shows a button that removes the banner; without it the banner stays. */
  onDismiss?: () => void
  ref?: Ref<HTMLDivElement>
}

/** A message about a whole page or application. */
export function Banner({ tone, title, children, isSlim = false, actions, onDismiss, ref, ...rest }: BannerProps) {
  const { details, dismiss } = useMessages(bannerMessages)
  const [isOpen, setOpen] = useState(false)
  const banner = useObjectRef(ref)
  useRestoreFocus(banner)
  return (
    <div
      {...domProps(rest)}
      ref={banner}
      className={styles.banner({ tone })}
      data-slim={isSlim && !isOpen ? '' : undefined}
    >
      <span className={styles.icon({ tone })}>
        <ToneIcon tone={tone} />
      </span>
      <div className={styles.body}>
        <p className={styles.text}>
          {wordsBeside(
            title && (
              <>
                <strong className={styles.title}>{wrapTexts(title)}</strong>
                {children && ' '}
              </>
            ),
            children,
          )}
        </p>
        {actions && <div className={styles.actions}>{wrapTexts(actions)}</div>}
      </div>
      {isSlim && (
        <span className={styles.more}>
          <IconButton variant="tinted" aria-label={details} aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
            <Icon of={ChevronDown} />
          </IconButton>
        </span>
      )}
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
