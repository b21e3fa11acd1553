import type { ComponentProps } from 'react'

/** An application's own control, in the colors of its theme. */
export const OwnControl = (props: ComponentProps<'textarea'>) => (
  <textarea
    rows={2}
    {...props}
    style={{
      padding: '8px 12px',
      border: '1px solid var(--tessera-borderStrong)',
      borderRadius: 'var(--tessera-radius-control)',
      background: 'var(--tessera-surfaceRaised)',
      color: 'var(--tessera-text)',
      font: 'inherit',
    }}
  />
)
