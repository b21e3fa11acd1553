'use client'
import Building2 from 'lucide-react/icons/building-2'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ReactNode, type Ref, useId, useState } from 'react'
import { type DOMProps, domProps } from '../../internal/dom-props.ts'
import { Icon } from '../../internal/icon.tsx'
import { wrapTexts } from '../../internal/own-text.tsx'
import { useMessages } from '../../messages/use-messages.ts'
import type { Tone } from '../../theme/themes.ts'
import { bannerMessages } from '../Banner/messages.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as styles from './ContextBar.css.ts'

export interface ContextBarProps extends DOMProps {
  /** The context in effect, such as the company that the user acts for; text in `strong` stands out. */
  title: ReactNode
  /** Other facts, such as the start time. */
  description?: ReactNode
  /** Actions that change or leave the context. */
  actions?: ReactNode
  tone?: Extract<Tone, 'brand' | 'spark'>
  /** An icon before the text, hidden from assistive technology; a building by default. */
  icon?: ReactNode
  /** The name of the region; the title by default. */
  'aria-label'?: string
  ref?: Ref<HTMLElement>
}

/**
 * A bar at the top that shows which context the page works for, and how to leave it; on a phone one line, which
 * expands.
 */
export function ContextBar({
  title,
  description,
  actions,
  tone = 'brand',
  icon = <Icon of={Building2} size={20} />,
  'aria-label': label,
  ref,
  ...rest
}: ContextBarProps) {
  const { details } = useMessages(bannerMessages)
  const titleId = useId()
  const [isOpen, setOpen] = useState(false)
  const canOpen = Boolean(description || actions)
  return (
    <section
      {...domProps(rest)}
      ref={ref}
      className={styles.bar({ tone })}
      data-slim={(canOpen && !isOpen) || undefined}
      aria-label={label}
      aria-labelledby={label ? undefined : titleId}
    >
      <div className={styles.inner}>
        <span className={styles.icon} aria-hidden="true">
          {wrapTexts(icon)}
        </span>
        <div className={styles.text}>
          <p id={titleId} className={styles.title}>
            {wrapTexts(title)}
          </p>
          {description && <p className={styles.description}>{wrapTexts(description)}</p>}
        </div>
        {canOpen && (
          <span className={styles.more}>
            <IconButton aria-label={details} aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
              <Icon of={ChevronDown} />
            </IconButton>
          </span>
        )}
        {actions && <div className={styles.actions}>{wrapTexts(actions)}</div>}
      </div>
    </section>
  )
}
