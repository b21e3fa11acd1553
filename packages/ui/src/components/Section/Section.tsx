'use client'
import { type ReactNode, type Ref, useId } from 'react'
import { type DOMProps, domProps } from '../../internal/dom-props.ts'
import { besideOthers, wrapTexts } from '../../internal/own-text.tsx'
import type { Space } from '../../theme/sizes.ts'
import { Heading, type HeadingProps } from '../Heading/Heading.tsx'
import * as styles from './Section.css.ts'

export interface SectionProps extends DOMProps {
  /** Its heading and its name. */
  title: ReactNode
  /** Place of the heading in the page's outline. */
  level?: Exclude<HeadingProps['level'], 1>
  /** Size of the heading to the eye; by default it follows the level. */
  size?: HeadingProps['size']
  /** A sentence under the heading. */
  description?: ReactNode
  /** Buttons for the whole section, at the end of its head. */
  actions?: ReactNode
  /** 'aside' puts the head beside the content from 1024 px, as settings have it. */
  layout?: 'stacked' | 'aside'
  /** Steps of 4 px between head and content, and within the content. */
  gap?: Space
  children: ReactNode
  ref?: Ref<HTMLElement>
}

/** A part of a page under a heading that names it (WAI-ARIA region). */
export function Section({
  title,
  level = 2,
  size,
  description,
  actions,
  layout = 'stacked',
  gap = 4,
  children,
  ref,
  ...rest
}: SectionProps) {
  const id = useId()
  const isLarge = size !== undefined && size !== 'small' && size !== 'medium'
  return (
    <section {...domProps(rest)} ref={ref} aria-labelledby={id} className={styles.section({ gap, layout })}>
      <div className={styles.head}>
        <div className={styles.texts({ isLarge })}>
          <Heading level={level} size={size} id={id}>
            {title}
          </Heading>
          {description && <p className={styles.description({ isLarge })}>{wrapTexts(description)}</p>}
        </div>
        {actions && <div className={styles.actions}>{wrapTexts(actions)}</div>}
      </div>
      {besideOthers(children)}
    </section>
  )
}
