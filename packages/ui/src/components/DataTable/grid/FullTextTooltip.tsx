'use client'
import { type CSSProperties, type RefObject, useEffect, useState } from 'react'
import { lineOfLink, oneLine } from './cell.css.ts'
import { name } from './header.css.ts'
import { middleStart, middleText } from './line.css.ts'
import { whole } from './full-text-tooltip.css.ts'

/** How long the pointer rests before the text appears, in milliseconds. */
const delay = 400
/** Space below the cell for text of several lines, in pixels. */
const spaceBelow = 160

const classes = (names: string) => `.${names.trim().replaceAll(/\s+/g, '.')}`
const cuts = [oneLine, lineOfLink, middleStart, name].map(classes).join()

/** Returns the full text of a cell if its line cuts it. Reads the layout of that cell only. */
function cutIn(target: EventTarget | null) {
  const cell = target instanceof Element ? target.closest('[aria-colindex]') : null
  const box = cell?.matches(cuts) ? cell : cell?.querySelector(cuts)
  return box && box.scrollWidth > box.clientWidth ? box : undefined
}

function positionBeside(box: Element): CSSProperties {
  const { left, right, top, bottom } = box.getBoundingClientRect()
  const isRightToLeft = getComputedStyle(box).direction === 'rtl'
  const along = isRightToLeft ? { right: `${innerWidth - right}px` } : { left: `${left}px` }
  return bottom + spaceBelow > innerHeight
    ? { ...along, bottom: `${innerHeight - top}px` }
    : { ...along, top: `${bottom}px` }
}

/** Shows the box above dialogs too. */
function showOnTop(box: HTMLElement | null) {
  if (!box?.showPopover) return
  box.popover = 'manual'
  box.showPopover()
}

interface Shown {
  text: string
  position: CSSProperties
}

/**
 * The single tooltip of a grid: the full text of a cut cell that has the pointer or the focus. Only that cell is
 * measured. Screen readers read the cell itself.
 */
export function FullTextTooltip({ gridRef }: { gridRef: RefObject<HTMLElement | null> }) {
  const [shown, setShown] = useState<Shown>()

  useEffect(() => {
    const grid = gridRef.current
    if (!grid) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const hide = () => {
      clearTimeout(timer)
      setShown(undefined)
    }
    const show = (target: EventTarget | null) => {
      const box = cutIn(target)
      if (!box) return setShown(undefined)
      const text = (box.closest(classes(middleText)) ?? box).textContent
      setShown({ text, position: positionBeside(box) })
    }
    const listeners = new AbortController()
    const on = (type: string, listener: (event: Event) => void, target: EventTarget = grid) =>
      target.addEventListener(type, listener, { signal: listeners.signal, capture: true, passive: true })
    let hovered: Element | null = null
    on('pointerover', ({ target }) => {
      const cell = (target as Element).closest('[aria-colindex]')
      if (cell === hovered) return
      hovered = cell
      hide()
      // A shortened address has its own title.
      if (!cell?.querySelector('[title]')) timer = setTimeout(show, delay, target)
    })
    on('pointerleave', (event) => {
      const to = (event as PointerEvent).relatedTarget
      if (event.target !== grid || (to instanceof Element && to.closest('[role=tooltip]'))) return
      hovered = null
      hide()
    })
    // A pressed mouse has already shown the text by hovering; a touch moves the focus after its press.
    let isPressed = false
    on('pointerdown', () => {
      isPressed = true
      hide()
    })
    for (const type of ['pointerup', 'pointercancel']) on(type, () => (isPressed = false), window)
    on('focusin', ({ target }) => {
      if (!isPressed) show(target)
    })
    for (const type of ['focusout', 'scroll']) on(type, hide)
    on('scroll', hide, window)
    on('keydown', (event) => (event as KeyboardEvent).key === 'Escape' && hide(), window)
    return () => {
      clearTimeout(timer)
      listeners.abort()
    }
  }, [gridRef])

  return (
    shown && (
      <span
        ref={showOnTop}
        role="tooltip"
        className={whole}
        style={shown.position}
        onPointerLeave={() => setShown(undefined)}
      >
        {shown.text}
      </span>
    )
  )
}
