'use client'
import { type ReactNode, type RefObject, useContext } from 'react'
import { Popover } from 'react-aria-components/Popover'
import { InlineOverlayContext } from './inline-overlay-context.ts'
import { popover } from './popover.css.ts'

/** Props that a panel gets from its trigger. */
export interface PanelProps {
  triggerRef: RefObject<HTMLButtonElement | null>
  onClose: () => void
}

interface FloatingPanelProps extends PanelProps {
  kind: 'menu' | 'panel'
  placement?: 'bottom start' | 'bottom end'
  'aria-label'?: string
  'aria-labelledby'?: string
  /** Pixels between the button and the surface. */
  offset?: number
  children: ReactNode
}

/** As wide as its content, like a panel that floats. */
const fitContent = { inlineSize: 'fit-content' } as const

/** The surface of a panel that is initially open, under its trigger. */
export function FloatingPanel(props: FloatingPanelProps) {
  const { kind, placement = 'bottom end', triggerRef, onClose, offset = 6, children, ...name } = props
  const isInline = useContext(InlineOverlayContext)
  const panelClass = popover({ kind })
  if (isInline)
    return (
      <div className={panelClass} style={fitContent}>
        {children}
      </div>
    )
  return (
    <Popover
      {...name}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      triggerRef={triggerRef}
      placement={placement}
      offset={offset}
      className={panelClass}
    >
      {children}
    </Popover>
  )
}
