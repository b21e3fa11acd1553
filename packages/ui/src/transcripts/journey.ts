import type { ReactElement } from 'react'
import type { Listener } from './virtual-screen-reader.fixture.ts'

/** What somebody does with a page who hears it. */
export interface Journey {
  title: string
  /** In a window that is as wide as a phone's. */
  isNarrow?: boolean
  /** Drawn anew for each language. */
  Page: () => ReactElement
  walk: (listener: Listener) => Promise<void>
}
