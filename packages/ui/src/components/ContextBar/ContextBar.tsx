'use client'
import Building2 from 'lucide-react/icons/building-2'
import { type ReactNode, type Ref, useId } from 'react'
import { type DOMProps, domProps } from '../../internal/dom-props.ts'
import { Icon } from '../../internal/icon.tsx'
import type { Tone } from '../../theme/themes.ts'
import * as styles from './ContextBar.css.ts'

export interface ContextBarProps extends DOMProps {
  /** Whom or what everything here is for; what is in `strong` stands out. */
  title: ReactNode
  /** What else matters about it, for example since when. */
  description?: ReactNode
  /** The ways to change or leave it. */
  actions?: ReactNode
  tone?: Extract<Tone, 'brand' | 'spark'>
  /** A drawing before the words, hidden from assistive technology; a building by default. */
  icon?: ReactNode
  /** Name of the region; the title by default. */
  'aria-label'?: string
  ref?: Ref<HTMLElement>
}

/** A bar across the top that says for whom everything on the page is done, and the way out. */
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
  const titleId = useId()
  return (
    <section
      {...domProps(rest)}
      ref={ref}
      className={styles.bar({ tone })}
      aria-label={label}
      aria-labelledby={label ? undefined : titleId}
    >
      <div className={styles.inner}>
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
        <div className={styles.text}>
          <p id={titleId} className={styles.title}>
            {title}
          </p>
          {description && <p>{description}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </section>
  )
}
