import type { CSSProperties, ReactNode } from 'react'
import { InlineOverlayContext } from '../internal/inline-overlay-context.ts'

const place: CSSProperties = { display: 'grid', justifyItems: 'start', gap: '8px', inlineSize: '100%' }

/** What opens over a page, drawn open where it stands. It is to be looked at alone: it neither takes the focus nor is reached. */
export const Opened = ({ children }: { children: ReactNode }) => (
  <InlineOverlayContext value>
    <div inert style={place}>
      {children}
    </div>
  </InlineOverlayContext>
)
