import type { ReactElement, RefCallback } from 'react'

/** What stands beside a component, in `X.fixture.tsx`, for the rules that hold for all. */
export interface ComponentFixture {
  /** A small use of it, which hands its element to `ref`. */
  use: (ref: RefCallback<Element>) => ReactElement
  /** What assistive technology finds: a role and its name; `null` where it holds words and other components alone. */
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
