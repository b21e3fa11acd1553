import type { CSSProperties, ReactNode } from 'react'
import { InPlace } from '../internal/in-place.ts'

const place: CSSProperties = { display: 'grid', justifyItems: 'start', gap: '8px', inlineSize: '100%' }

/** What opens over a page, drawn open where it stands. It is to be looked at alone: it neither takes the focus nor is reached. */
export const Opened = ({ children }: { children: ReactNode }) => (
  <InPlace value>
    <div inert style={place}>
      {children}
    </div>
  </InPlace>
)
