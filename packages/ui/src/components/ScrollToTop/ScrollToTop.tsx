'use client'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { type Ref, useEffect, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { type DOMProps, domProps } from '../../internal/dom-props.ts'
import { Icon } from '../../internal/icon.tsx'
import { prefersReducedMotion } from '../../internal/use-reduced-motion.ts'
import { useMessages } from '../../messages/use-messages.ts'
import * as styles from './ScrollToTop.css.ts'
import { scrollToTopMessages } from './messages.ts'

export interface ScrollToTopProps extends DOMProps {
  /** The scroll distance, in px, at which the button appears. */
  threshold?: number
  ref?: Ref<HTMLButtonElement>
}

const throttle = 500

/** Whether the page is scrolled beyond a threshold, checked at most every 500 ms. */
function useScrolledPast(threshold: number) {
  const [past, setPast] = useState(threshold < 0)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const update = () => {
      timer = undefined
      setPast(window.scrollY > threshold)
    }
    const onScroll = () => {
      timer ??= setTimeout(update, throttle)
    }
    // The first check is in the next frame, which has a layout anyway.
    const frame = requestAnimationFrame(update)
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      window.removeEventListener('scroll', onScroll)
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [threshold])
  return past
}

function scrollToTop() {
  window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'auto' : 'smooth' })
  // The button disappears, so focus moves to the page instead of the body.
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
}

/** Scrolls to the top of a long page and focuses its main content; appears after scrolling down. */
export function ScrollToTop({ threshold = 200, ref, ...rest }: ScrollToTopProps) {
  const { backToTop } = useMessages(scrollToTopMessages)
  if (!useScrolledPast(threshold)) return null
  return (
    <Button {...domProps(rest)} ref={ref} className={styles.button} aria-label={backToTop} onPress={scrollToTop}>
      <Icon of={ArrowUp} size={20} />
    </Button>
  )
}
