'use client'
import { type ReactNode, type Ref, useId } from 'react'
import { type DOMProps, domProps } from '../../internal/dom-props.ts'
import { wrapOwnText, wrapTexts } from '../../internal/own-text.tsx'
import type { Space } from '../../theme/sizes.ts'
import { Heading, type HeadingProps } from '../Heading/Heading.tsx'
import * as styles from './Section.css.ts'

export interface SectionProps extends DOMProps {
  /** The heading, which is also the name of the region. */
  title: ReactNode
  /** The heading's level in the page's outline. */
  level?: Exclude<HeadingProps['level'], 1>
  /** Visual size of the heading; it follows the level by default. */
  size?: HeadingProps['size']
  /** A sentence under the heading. */
  description?: ReactNode
  /** Buttons for the whole section, at the end of its header. */
  actions?: ReactNode
  /** 'aside' puts the header beside the content from 1024 px, as in settings. */
  layout?: 'stacked' | 'aside'
  /** Steps of 4 px between header and content, and within the content. */
  gap?: Space
  children: ReactNode
  ref?: Ref<HTMLElement>
}

/** A part of a page under a heading that is its name (WAI-ARIA region). */
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
      {wrapOwnText(children)}
    </section>
  )
}
