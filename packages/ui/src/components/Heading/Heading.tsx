import type { ReactNode, Ref } from 'react'
import type { DOMProps } from '../../internal/dom-props.ts'
import { keyOfText, oneText } from '../../internal/own-text.tsx'
import * as styles from './Heading.css.ts'

type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6

export interface HeadingProps extends DOMProps {
  /** The level in the page's outline. */
  level: HeadingLevel
  /** Visual size; it follows the level by default. */
  size?: 'small' | 'medium' | 'large' | 'xlarge' | 'display'
  /** -1 makes the heading focusable from code, for after navigation. */
  tabIndex?: -1
  lang?: string
  children: ReactNode
  ref?: Ref<HTMLHeadingElement>
}

const sizes = { 1: 'xlarge', 2: 'medium', 3: 'small', 4: 'small', 5: 'small', 6: 'small' } as const

/** A title in the page's outline; level and size are independent. */
export function Heading({ level, size = sizes[level], children, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const
  return (
    <Tag key={keyOfText(children)} {...rest} className={styles.heading({ size })}>
      {oneText(children)}
    </Tag>
  )
}
