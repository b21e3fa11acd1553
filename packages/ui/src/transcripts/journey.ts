import type { ReactElement } from 'react'
import type { Listener } from './virtual-screen-reader.fixture.ts'

/** Actions of a screen reader user on a page. */
export interface Journey {
  title: string
  /** In a window that is as wide as a phone's. */
  isNarrow?: boolean
  /** Rendered again for each language. */
  Page: () => ReactElement
  walk: (listener: Listener) => Promise<void>
}
