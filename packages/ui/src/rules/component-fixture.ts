import type { ReactElement, RefCallback } from 'react'

/** The shape of `X.fixture.tsx`, the fixture that all rules use. */
export interface ComponentFixture {
  /** A small example, which passes its element to `ref`. */
  use: (ref: RefCallback<Element>) => ReactElement
  /** The expected role and name; `null` if it only contains text and other components. */
  role: readonly [role: string, name: string] | null
  /** 'content' renders only the text 'Content'; 'later' renders nothing before the page loads. */
  draws?: 'content' | 'later'
  /** For components with a single press: the control and its keys. */
  press?: {
    /** An example that calls its callback when its control is pressed; not needed for a link, which is followed. */
    use?: (reported: () => void) => ReactElement
    control: readonly [role: 'button' | 'link', name: string]
    /** The rows of its page's keyboard table. */
    keys: readonly string[]
  }
}

/** The rows of a page's keyboard table for a component that is only a button. */
export const BUTTON_KEYS = ['Enter, Space', 'Tab']

/** The rows of a page's keyboard table for a component that is only a link. */
export const LINK_KEYS = ['Enter', 'Tab']
