import type { CSSProperties, ReactNode } from 'react'
import { popover } from '../internal/popover.css.ts'

// As wide as its field, which is the cell here.
const fieldWidth = { '--trigger-width': '100%' } as CSSProperties
const asWideAsItsPlace = { ...fieldWidth, maxInlineSize: '100%' }

/** The floating surface of a menu, a list or a panel, rendered inline. */
export const Surface = ({ kind, children }: { kind: 'list' | 'menu' | 'panel'; children: ReactNode }) => (
  <div className={popover({ kind })} style={kind === 'panel' ? asWideAsItsPlace : fieldWidth}>
    {children}
  </div>
)
