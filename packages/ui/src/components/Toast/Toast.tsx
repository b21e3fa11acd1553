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
import { useBottomBarHeight } from '../../internal/bottom-bar.ts'
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
  /** Created once by `createToastQueue()`; its owner adds notices. */
  queue: ToastQueue
  /** The corner of the window for notices; on a narrow screen they take its width. 'start' is where reading begins. */
  placement?: 'top start' | 'top' | 'top end' | 'bottom start' | 'bottom' | 'bottom end'
  ref?: Ref<HTMLElement>
}

/** The place of an application's notices: announced, reached by F6, with a tray for what is still to be done. */
export function Toast({ queue, placement = 'bottom start', ref, ...rest }: ToastProps) {
  const { notifications } = useMessages(toastMessages)
  const region = useObjectRef(ref)
  const state = useSyncExternalStore(queue.subscribe, queue.getState, queue.getState)
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const isAway = useIsAway()
  const barHeight = useBottomBarHeight()
  const { goBack, keepFocus, onFocus, onBlur } = useRegionFocus(region)
  const { landmarkProps } = useLandmark(
    {
      role: 'region',
      'aria-label': notifications,
      focus: () => region.current?.querySelector<HTMLElement>('button')?.focus(),
    },
    region,
  )
  // A focused notice that goes away sends no blur.
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
    // The browser's own F6 would lead out of the page.
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
      // Over a bar, not before it.
      style={barHeight > 0 && placement.startsWith('bottom') ? { marginBlockEnd: barHeight } : undefined}
      // Stays in reach while a dialog hides the page.
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

/** Whether the person looks at another tab: what they cannot see is not to go away meanwhile. */
function useIsAway() {
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    const updateVisibility = () => setAway(document.hidden)
    document.addEventListener('visibilitychange', updateVisibility)
    return () => document.removeEventListener('visibilitychange', updateVisibility)
  }, [])
  return isAway
}
