import type { CSSProperties, ReactNode } from 'react'
import { InlineOverlayContext } from '../internal/inline-overlay-context.ts'

const place: CSSProperties = { display: 'grid', justifyItems: 'start', gap: '8px', inlineSize: '100%' }

/** An overlay rendered open and inline. It is only for display: it takes no focus and can't be reached. */
export const OpenOverlay = ({ children }: { children: ReactNode }) => (
  <InlineOverlayContext value>
    <div inert style={place}>
      {children}
    </div>
  </InlineOverlayContext>
)
