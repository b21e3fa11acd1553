import { type RefObject, useLayoutEffect, useSyncExternalStore } from 'react'

/** Heights of the bars at the bottom of the window, in pixels. */
const bars = new Map<object, number>()
const listeners = new Set<() => void>()

function notify() {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const highest = () => Math.max(0, ...bars.values())
const none = () => 0

/** Registers a bar at the bottom of the window as long as its element is mounted, so that toasts stay clear of it. */
export function useBottomBar(bar: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const height = bar.current?.offsetHeight
    if (bars.get(bar) === height) return
    if (height === undefined) bars.delete(bar)
    else bars.set(bar, height)
    notify()
  })
  useLayoutEffect(
    () => () => {
      if (bars.delete(bar)) notify()
    },
    [bar],
  )
}

/** Returns the height of the tallest bar at the bottom of the window, in pixels. */
export const useTallestBottomBar = () => useSyncExternalStore(subscribe, highest, none)
