import type { ReactNode, Ref } from 'react'
import type { DOMProps } from '../../internal/dom-props.ts'
import { keyOfText, oneText } from '../../internal/own-text.tsx'
import type { Tone } from '../../theme/themes.ts'
import * as styles from './Text.css.ts'

export interface TextProps extends DOMProps {
  /** The HTML element: 'span' within a sentence, 'div' around other elements. */
  as?: 'p' | 'span' | 'div'
  /** Font size in px at the browser's default font size; 14 in controls and tables, 16 in prose. */
  size?: 12 | 13 | 14 | 16 | 18 | 20
  tone?: Exclude<Tone, 'spark'> | 'muted' | 'inherit'
  /** Font weight. */
  weight?: 400 | 500 | 600 | 700
  /** Text alignment. */
  align?: 'start' | 'center' | 'end'
  /** Limits lines to 68 characters, for prose. */
  measure?: boolean
  /** The language of the text, if it differs from the page's. */
  lang?: string
  children: ReactNode
  ref?: Ref<HTMLElement>
}

/** Text in the type scale. */
export function Text({
  as: Tag = 'p',
  size = 14,
  tone = 'neutral',
  weight = 400,
  align = 'start',
  measure = false,
  children,
  ref,
  ...rest
}: TextProps) {
  return (
    <Tag
      key={keyOfText(children)}
      {...rest}
      ref={ref as Ref<never>}
      className={styles.text({ size, tone, weight, align, measure })}
    >
      {oneText(children)}
    </Tag>
  )
}
