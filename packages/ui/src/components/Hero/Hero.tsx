import type { ReactNode, Ref } from 'react'
import { type DOMProps, domProps } from '../../internal/dom-props.ts'
import { wrapTexts } from '../../internal/own-text.tsx'
import { Heading } from '../Heading/Heading.tsx'
import { Mosaic } from '../Mosaic/Mosaic.tsx'
import * as styles from './Hero.css.ts'

export interface HeroProps extends DOMProps {
  title: ReactNode
  description: ReactNode
  actions: ReactNode
  /** The pattern of the large mark, see Mosaic. */
  mosaic?: string
  /** The heading, for moving focus to it after navigation. */
  headingRef?: Ref<HTMLHeadingElement>
  ref?: Ref<HTMLDivElement>
}

/** The top of a landing page: its first-level heading, one promise, the next step. */
export function Hero({
  title,
  description,
  actions,
  mosaic = '.33. 3223 3s23 .33.',
  headingRef,
  ref,
  ...rest
}: HeroProps) {
  return (
    <div {...domProps(rest)} ref={ref} className={styles.hero}>
      <div className={styles.texts}>
        <div className={styles.title}>
          <Heading level={1} size="display" tabIndex={-1} ref={headingRef}>
            {title}
          </Heading>
        </div>
        <p className={styles.description}>{wrapTexts(description)}</p>
        <div className={styles.actions}>{wrapTexts(actions)}</div>
      </div>
      <div className={styles.picture}>
        <Mosaic pattern={mosaic} size="display" />
      </div>
    </div>
  )
}
