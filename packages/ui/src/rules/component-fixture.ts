import type { ReactElement, RefCallback } from 'react'

/** The shape of `X.fixture.tsx`, the fixture that all rules use. */
export interface ComponentFixture {
  /** A small use of it, which hands its element to `ref`. */
  use: (ref: RefCallback<Element>) => ReactElement
  /** The expected role and name; `null` where it only holds text and other components. */
  role: readonly [role: string, name: string] | null
  /** 'content' draws no element of its own but the word 'Content'; 'later' has nothing to draw before the page is there. */
  draws?: 'content' | 'later'
  /** Where its whole interaction is one press: what is pressed, and by which keys. */
  press?: {
    /** A use that calls `told` when its control is pressed; not needed for a link, which is followed. */
    use?: (reported: () => void) => ReactElement
    control: readonly [role: 'button' | 'link', name: string]
    /** The rows of its page's keyboard table. */
    keys: readonly string[]
  }
}

/** The rows of a page's keyboard table where a button is all. */
export const BUTTON_KEYS = ['Enter, Space', 'Tab']

/** The rows of a page's keyboard table where a link is all. */
export const LINK_KEYS = ['Enter', 'Tab']
