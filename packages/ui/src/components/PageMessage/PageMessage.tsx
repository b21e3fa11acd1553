import type { ReactNode, Ref } from 'react'
import { type DOMProps, domProps } from '../../internal/dom-props.ts'
import { keyOfText, oneText, wrapTexts } from '../../internal/own-text.tsx'
import { Heading } from '../Heading/Heading.tsx'
import { Mosaic } from '../Mosaic/Mosaic.tsx'
import * as styles from './PageMessage.css.ts'
import { pictures } from './illustrations.ts'

export interface PageMessageProps extends DOMProps {
  title: ReactNode
  children?: ReactNode
  /** The kind of illustration above the title. */
  picture?:
    | 'message'
    | 'not-found'
    | 'locked'
    | 'pending'
    | 'unfinished'
    | 'signed-out'
    | 'failed'
    | 'broken'
    | 'unavailable'
  /** The next actions, the most likely one first. */
  actions?: ReactNode
  /** Facts after the actions, and the contact. */
  details?: ReactNode
  headingLevel?: 1 | 2 | 3
  /** 'page' for the whole page, 'inline' for a part that is empty or failed. */
  variant?: 'page' | 'inline'
  /** The heading, for moving focus to it after navigation. */
  headingRef?: Ref<HTMLHeadingElement>
  ref?: Ref<HTMLDivElement>
}

/** Shows why there is no content here and what to do next. */
export function PageMessage({
  title,
  children,
  picture = 'message',
  actions,
  details,
  headingLevel = 1,
  variant = 'page',
  headingRef,
  ref,
  ...rest
}: PageMessageProps) {
  return (
    <div {...domProps(rest)} ref={ref} className={styles.message({ variant })}>
      <Mosaic pattern={pictures[picture]} size={variant === 'page' ? 'xlarge' : 'large'} />
      <div className={styles.title}>
        <Heading level={headingLevel} size={variant === 'page' ? 'large' : 'medium'} tabIndex={-1} ref={headingRef}>
          {title}
        </Heading>
      </div>
      {children && (
        <div key={keyOfText(children)} className={styles.text}>
          {oneText(children)}
        </div>
      )}
      {actions && <div className={styles.actions}>{wrapTexts(actions)}</div>}
      {details && <div className={styles.details}>{wrapTexts(details)}</div>}
    </div>
  )
}
