import type { ReactNode, Ref } from 'react'
import { type DOMProps, domProps } from '../../internal/dom-props.ts'
import { keyOfText, oneText } from '../../internal/own-text.tsx'
import type { Tone } from '../../theme/themes.ts'
import * as styles from './Badge.css.ts'

export type { Tone } from '../../theme/themes.ts'

export interface BadgeProps extends DOMProps {
  /** 'spark' for news; the text carries the meaning, not the color. */
  tone: Tone
  children: ReactNode
  ref?: Ref<HTMLSpanElement>
}

/** A word or two about the state of the thing beside it. */
export function Badge({ tone, children, ref, ...rest }: BadgeProps) {
  return (
    <span key={keyOfText(children)} {...domProps(rest)} ref={ref} className={styles.badge({ tone })}>
      {oneText(children)}
    </span>
  )
}
