import type { ReactElement } from 'react'
import type { ScreenReader } from './virtual-screen-reader.fixture.ts'

/** Actions of a screen reader user on a page. */
export interface Journey {
  title: string
  /** Whether the window is as narrow as a phone. */
  isNarrow?: boolean
  /** Renders again for each language. */
  Page: () => ReactElement
  run: (screenReader: ScreenReader) => Promise<void>
}
