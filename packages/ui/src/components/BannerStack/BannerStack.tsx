'use client'
import { Children, type ReactNode, type Ref } from 'react'
import { type DOMProps, domProps } from '../../internal/dom-props.ts'
import { useWords } from '../../messages/words.ts'
import * as styles from './BannerStack.css.ts'
import { bannerStackWords } from './words.ts'

export interface BannerStackProps extends DOMProps {
  children: ReactNode
  /** Name of the region; 'Announcements' by default. */
  'aria-label'?: string
  ref?: Ref<HTMLElement>
}

/** A region of banners, the most important first; nothing when it is empty. */
export function BannerStack({ children, 'aria-label': label, ref, ...rest }: BannerStackProps) {
  const { announcements } = useWords(bannerStackWords)
  if (Children.toArray(children).length === 0) return null
  return (
    <section {...domProps(rest)} ref={ref} className={styles.stack} aria-label={label ?? announcements}>
      {children}
    </section>
  )
}
