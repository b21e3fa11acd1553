import type { FocusEvent } from 'react'

/** Props that every component passes to its element. */
export interface DOMProps {
  id?: string
  'aria-describedby'?: string
  onFocus?: (event: FocusEvent) => void
  onBlur?: (event: FocusEvent) => void
  [data: `data-${string}`]: string | number | boolean | undefined
}

/** The name of an element without a visible label: a text, or the id of the element with the text. */
export type Named =
  | { 'aria-label': string; 'aria-labelledby'?: string }
  | { 'aria-label'?: string; 'aria-labelledby': string }

const names = new Set(['id', 'aria-describedby', 'onFocus', 'onBlur'])

/** Picks the props for a component's element; it drops undefined ones, so that they override nothing. */
export const domProps = (props: DOMProps): DOMProps =>
  Object.fromEntries(
    Object.entries(props).filter(([key, value]) => value !== undefined && (names.has(key) || key.startsWith('data-'))),
  )
