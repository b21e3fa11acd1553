import { type RefObject, useLayoutEffect, useSyncExternalStore } from 'react'

/** How high each bar is that stands at the end of the window, in pixels. */
const bars = new Map<object, number>()
const listeners = new Set<() => void>()

function tell() {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const highest = () => Math.max(0, ...bars.values())
const none = () => 0

/** Notes that a bar stands at the end of the window as long as its element is there, and that others keep off it. */
export function useBottomBar(bar: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const height = bar.current?.offsetHeight
    if (bars.get(bar) === height) return
    if (height === undefined) bars.delete(bar)
    else bars.set(bar, height)
    tell()
  })
  useLayoutEffect(
    () => () => {
      if (bars.delete(bar)) tell()
    },
    [bar],
  )
}

/** How much of the window's end is taken by bars, in pixels. */
export const useBottomBarHeight = () => useSyncExternalStore(subscribe, highest, none)
