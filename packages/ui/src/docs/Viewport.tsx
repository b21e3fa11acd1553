import type { CSSProperties, ReactNode } from 'react'

const viewport: CSSProperties = {
  // What is fixed in a window is fixed in this one.
  contain: 'layout paint',
  inlineSize: '100%',
  border: '1px solid var(--tessera-border)',
  borderRadius: '10px',
  backgroundColor: 'var(--tessera-surface)',
}

/** A small window in a page, for what stands at the edge of one. */
export const Viewport = ({ height, children }: { height: number; children: ReactNode }) => (
  <div style={{ ...viewport, blockSize: height }}>{children}</div>
)
