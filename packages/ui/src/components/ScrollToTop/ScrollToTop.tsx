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
  /** How far down, in px, the button appears. */
  threshold?: number
  ref?: Ref<HTMLButtonElement>
}

const throttle = 500

/** Whether the page lies scrolled beyond a threshold, looked at every 500 ms at most. */
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
    // In the next frame, which lays out what was drawn anyway.
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

function goUp() {
  window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'auto' : 'smooth' })
  // The button goes away: focus stays on the page, not lost to the body.
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
}

/** Leads back to the top of a long page and its main content; appears once scrolled away from it. */
export function ScrollToTop({ threshold = 200, ref, ...rest }: ScrollToTopProps) {
  const { backToTop } = useMessages(scrollToTopMessages)
  if (!useScrolledPast(threshold)) return null
  return (
    <Button {...domProps(rest)} ref={ref} className={styles.button} aria-label={backToTop} onPress={goUp}>
      <Icon of={ArrowUp} size={20} />
    </Button>
  )
}
