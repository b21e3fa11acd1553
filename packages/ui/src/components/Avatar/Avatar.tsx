import type { Ref } from 'react'
import { type DOMProps, domProps } from '../../internal/dom-props.ts'
import { graphemes } from '../../internal/graphemes.ts'
import * as styles from './Avatar.css.ts'

export interface AvatarProps extends DOMProps {
  /** The full name of the person or company. */
  name: string
  /** 24, 28 or 40 px at the browser's default font size. */
  size?: 'small' | 'medium' | 'large'
  /** Hides it from assistive technology when the name is next to it. */
  isDecorative?: boolean
  ref?: Ref<HTMLSpanElement>
}

/** The first letter or number of the first and the last word that begin with one. */
function initials(name: string) {
  const words = name.split(/[\s\u00A0]+/).filter((word) => /^[\p{L}\p{N}]/u.test(word))
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map((word) => graphemes(word ?? '')[0]?.toLocaleUpperCase() ?? '').join('')
}

/** The initials of a person or company, beside the name or in place of it. */
export function Avatar({ name, size = 'medium', isDecorative = false, ref, ...rest }: AvatarProps) {
  const meaning = isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name }
  return (
    <span {...domProps(rest)} ref={ref} className={styles.avatar({ size })} {...meaning}>
      {initials(name)}
    </span>
  )
}
