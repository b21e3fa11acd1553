import type { ReactNode, Ref } from 'react'
import { type DOMProps, domProps } from '../../internal/dom-props.ts'
import { keyOfText, oneText, wrapTexts } from '../../internal/own-text.tsx'
import { Heading } from '../Heading/Heading.tsx'
import { MosaicMark } from '../Mosaic/MosaicMark.tsx'
import * as styles from './EmptyState.css.ts'

export interface EmptyStateProps extends DOMProps {
  title: ReactNode
  /** The reason why there is no content, and the next step. */
  children?: ReactNode
  /** The kind of empty state: nothing yet, no match, nothing to do, or no access. */
  picture?: 'nothing' | 'search' | 'done' | 'locked'
  actions?: ReactNode
  headingLevel?: 2 | 3 | 4
  /** 'large' fills a page, at least 512 px high. */
  size?: 'medium' | 'large'
  ref?: Ref<HTMLDivElement>
}

const pictures = {
  nothing: ['.... .11. .11. ....', '1221 2..2 2..2 122s', '.... .11. .11. ....'],
  search: ['.... .1.. ...1 ....', '.33. 3..3 3..3 .33s', '.... ..1. .... .1..'],
  done: ['.... .... .11. ....', '...s ..33 3.3. .3..', '.... .... .11. ....'],
  locked: ['.... .1.. .1.. ....', '.33. 3..3 3333 33s3', '.... ..1. ..1. ....'],
} as const

/** Shows why a list or section is empty and what to do next, under an illustration of stones. */
export function EmptyState({
  title,
  children,
  picture = 'nothing',
  actions,
  headingLevel = 3,
  size = 'medium',
  ref,
  ...rest
}: EmptyStateProps) {
  const [before, middle, after] = pictures[picture]
  return (
    <div {...domProps(rest)} ref={ref} className={styles.empty({ size })}>
      <div className={styles.picture}>
        <span className={styles.pale}>
          <MosaicMark pattern={before} edge={56} tone="neutral" />
        </span>
        <MosaicMark pattern={middle} edge={56} tone={picture === 'locked' ? 'neutral' : 'brand'} />
        <span className={styles.pale}>
          <MosaicMark pattern={after} edge={56} tone="neutral" />
        </span>
      </div>
      <div className={styles.title}>
        <Heading level={headingLevel} size="small">
          {title}
        </Heading>
      </div>
      {children && (
        <div key={keyOfText(children)} className={styles.text}>
          {oneText(children)}
        </div>
      )}
      {actions && <div className={styles.actions}>{wrapTexts(actions)}</div>}
    </div>
  )
}
