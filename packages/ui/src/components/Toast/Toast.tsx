'use client'
import {
  type FocusEvent,
  type KeyboardEvent,
  type Ref,
  useCallback,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { useLandmark } from 'react-aria/useLandmark'
import { useObjectRef } from 'react-aria/useObjectRef'
import { useTallestBottomBar } from '../../internal/bottom-bar.ts'
import { type DOMProps, domProps } from '../../internal/dom-props.ts'
import { isComposing } from '../../internal/input-method.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { isFailure, Notice } from './Notice.tsx'
import type { ToastEntry, ToastQueue } from './toast-queue.ts'
import * as styles from './Toast.css.ts'
import { Tray } from './Tray.tsx'
import { useRegionFocus } from './use-region-focus.ts'
import { toastMessages } from './messages.ts'

export {
  createToastQueue,
  type ToastEntry,
  type ToastMessage,
  type ToastQueue,
  type ToastState,
} from './toast-queue.ts'

export interface ToastProps extends DOMProps {
  /** Created once by `createToastQueue()`; your code adds notices to it. */
  queue: ToastQueue
  /**
   * The corner of the window for notices; on a narrow screen they are full width. 'start' is the left side in
   * left-to-right languages.
   */
  placement?: 'top start' | 'top' | 'top end' | 'bottom start' | 'bottom' | 'bottom end'
  ref?: Ref<HTMLElement>
}

/** The region for an application's notices: announced, reached with F6, with a tray for unfinished actions. */
export function Toast({ queue, placement = 'bottom start', ref, ...rest }: ToastProps) {
  const { notifications } = useMessages(toastMessages)
  const region = useObjectRef(ref)
  const state = useSyncExternalStore(queue.subscribe, queue.getState, queue.getState)
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const isAway = useIsAway()
  const barHeight = useTallestBottomBar()
  const { goBack, keepFocus, onFocus, onBlur } = useRegionFocus(region)
  const { landmarkProps } = useLandmark(
    {
      role: 'region',
      'aria-label': notifications,
      focus: () => region.current?.querySelector<HTMLElement>('button')?.focus(),
    },
    region,
  )
  // A focused notice that is removed sends no blur event.
  useEffect(() => {
    const hasNotices = state.shown.length + state.kept.length > 0
    setFocused(hasNotices && region.current !== null && region.current.contains(document.activeElement))
  }, [region, state])
  const isHeld = isHovered || isFocused || isAway

  const close = useCallback(
    (entry: ToastEntry) => {
      keepFocus()
      queue.close(entry.id)
    },
    [queue, keepFocus],
  )
  const act = (entry: ToastEntry) => {
    keepFocus()
    queue.remove(entry.id)
    entry.action?.onAction()
  }
  const clear = () => {
    keepFocus()
    queue.clear()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return
    if (event.key === 'Escape') goBack()
    // The browser's own F6 would leave the page.
    if (event.key === 'F6') event.preventDefault()
  }
  const notice = (entry: ToastEntry) => (
    <Notice key={entry.id} entry={entry} isHeld={isHeld} onClose={close} onAction={act} />
  )

  const attention = {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: (event: FocusEvent) => {
      rest.onFocus?.(event)
      onFocus(event)
      setFocused(true)
    },
    onBlur: (event: FocusEvent) => {
      rest.onBlur?.(event)
      onBlur(event)
      setFocused(event.currentTarget.contains(event.relatedTarget))
    },
    onKeyDown,
  }

  return (
    <section
      {...domProps(rest)}
      {...landmarkProps}
      ref={region}
      className={styles.region({ placement })}
      // Notices are above a bar at the window's end and do not cover it.
      style={barHeight > 0 && placement.startsWith('bottom') ? { marginBlockEnd: barHeight } : undefined}
      // Stays accessible when a dialog hides the page.
      data-react-aria-top-layer
      {...attention}
    >
      <div className={styles.notices}>
        <ol className={styles.list} aria-live="assertive" aria-relevant="additions">
          {state.shown.filter(isFailure).map(notice)}
        </ol>
        <ol className={styles.list} aria-live="polite" aria-relevant="additions">
          {state.shown.filter((entry) => !isFailure(entry)).map(notice)}
        </ol>
      </div>
      {state.kept.length > 0 && <Tray entries={state.kept} onAction={act} onClear={clear} />}
    </section>
  )
}

/** Returns whether the user is in another tab; invisible notices must not close then. */
function useIsAway() {
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    const updateVisibility = () => setAway(document.hidden)
    document.addEventListener('visibilitychange', updateVisibility)
    return () => document.removeEventListener('visibilitychange', updateVisibility)
  }, [])
  return isAway
}
