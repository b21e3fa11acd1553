'use client'
import { Children, type ReactNode, type Ref, useMemo } from 'react'
import { mergeRefs } from 'react-aria/mergeRefs'
import { type DOMProps, domProps } from '../../internal/dom-props.ts'
import { wrapTexts } from '../../internal/own-text.tsx'
import { useMessages } from '../../messages/use-messages.ts'
import * as styles from './BannerStack.css.ts'
import { bannerStackMessages } from './messages.ts'

export interface BannerStackProps extends DOMProps {
  children: ReactNode
  /** The name of the region; 'Announcements' by default. */
  'aria-label'?: string
  ref?: Ref<HTMLElement>
}

/** Moves focus to the page when a focused stack disappears with its last banner. */
function leaveToPage(stack: HTMLElement | null) {
  return () => {
    const main = document.querySelector('main')
    if (!main || !stack?.contains(document.activeElement)) return
    queueMicrotask(() => {
      if (document.activeElement !== document.body) return
      main.tabIndex = -1
      main.focus({ preventScroll: true })
    })
  }
}

/** A region of banners, the most important first; it renders nothing when it is empty. */
export function BannerStack({ children, 'aria-label': label, ref, ...rest }: BannerStackProps) {
  const { announcements } = useMessages(bannerStackMessages)
  const all = useMemo(() => mergeRefs<HTMLElement>(leaveToPage, ref), [ref])
  if (Children.toArray(children).length === 0) return null
  return (
    <section {...domProps(rest)} ref={all} className={styles.stack} aria-label={label ?? announcements}>
      {wrapTexts(children)}
    </section>
  )
}
