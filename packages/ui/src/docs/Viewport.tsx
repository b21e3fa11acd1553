import type { CSSProperties, ReactNode } from 'react'

const viewport: CSSProperties = {
  // Fixed elements are fixed within this viewport.
  contain: 'layout paint',
  inlineSize: '100%',
  border: '1px solid var(--tessera-border)',
  borderRadius: '10px',
  backgroundColor: 'var(--tessera-surface)',
}

/** A small viewport in a page, for parts fixed at its edge. */
export const Viewport = ({ height, children }: { height: number; children: ReactNode }) => (
  <div style={{ ...viewport, blockSize: height }}>{children}</div>
)
