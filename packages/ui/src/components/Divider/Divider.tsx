import type { ReactNode, Ref } from 'react'
import { type DOMProps, domProps } from '../../internal/dom-props.ts'
import { wrapTexts } from '../../internal/own-text.tsx'
import * as styles from './Divider.css.ts'

export interface DividerProps extends DOMProps {
  /** 'vertical' separates things side by side, and is as high as they are. */
  orientation?: 'horizontal' | 'vertical'
  /** A word or two in the middle of a horizontal line, such as 'or'; screen readers read them. */
  children?: ReactNode
  ref?: Ref<HTMLElement>
}

/** A hairline between parts that are less closely related than their contents. */
export function Divider({ orientation = 'horizontal', children, ref, ...rest }: DividerProps) {
  const given = domProps(rest)
  if (children) {
    return (
      <div {...given} ref={ref as Ref<HTMLDivElement>} className={styles.withText}>
        {wrapTexts(children)}
      </div>
    )
  }
  return (
    <hr
      {...given}
      ref={ref as Ref<HTMLHRElement>}
      aria-orientation={orientation}
      className={styles.divider({ orientation })}
    />
  )
}
