import type { ReactNode, Ref } from 'react'
import { type DOMProps, domProps } from '../../internal/dom-props.ts'
import { wrapTexts } from '../../internal/own-text.tsx'
import * as styles from './Columns.css.ts'

export interface ColumnsProps extends DOMProps {
  /** Navigation or facts in a column of 256 px, which stays in view while the content scrolls; print leaves it out. */
  aside: ReactNode
  /** The side of the content on which the aside is. */
  side?: 'start' | 'end'
  /** Replaces the aside, above the content, if there is space for one column only; the aside itself by default. */
  narrow?: ReactNode
  children: ReactNode
  ref?: Ref<HTMLDivElement>
}

/** Content with a narrow column beside it, if it is at least 880 px wide. */
export function Columns({ aside, side = 'end', narrow, children, ref, ...rest }: ColumnsProps) {
  const isReplaced = narrow !== undefined
  return (
    <div {...domProps(rest)} ref={ref} className={styles.frame}>
      <div className={styles.columns({ side })}>
        {isReplaced && <div className={styles.narrow}>{wrapTexts(narrow)}</div>}
        <div className={styles.aside({ isReplaced, side })}>{wrapTexts(aside)}</div>
        <div className={styles.content}>{wrapTexts(children)}</div>
      </div>
    </div>
  )
}
