import type { ReactNode, Ref } from 'react'
import { type DOMProps, domProps } from '../../internal/dom-props.ts'
import { keyOfText, oneText, wrapTexts } from '../../internal/own-text.tsx'
import { Heading } from '../Heading/Heading.tsx'
import { Mosaic } from '../Mosaic/Mosaic.tsx'
import * as styles from './PageMessage.css.ts'
import { pictures } from './pictures.ts'

export interface PageMessageProps extends DOMProps {
  title: ReactNode
  children?: ReactNode
  /** The drawing over the title, by what it stands for. */
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
  /** Where to continue, the most likely action first. */
  actions?: ReactNode
  /** Facts after the actions, and whom to contact. */
  details?: ReactNode
  headingLevel?: 1 | 2 | 3
  /** 'page' stands for the whole page, 'inline' for a part that is empty or failed. */
  variant?: 'page' | 'inline'
  /** The heading, to give it focus after navigation. */
  headingRef?: Ref<HTMLHeadingElement>
  ref?: Ref<HTMLDivElement>
}

/** Says why there is nothing here and what to do next. */
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
