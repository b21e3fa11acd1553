'use client'
import type { ReactElement, ReactNode, Ref } from 'react'
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip'
import type { DOMProps } from '../../internal/dom-props.ts'
import { renderWithProps } from '../../internal/render-with-props.ts'
import { wrapOwnText } from '../../internal/own-text.tsx'
import * as styles from './Tooltip.css.ts'

export interface TooltipProps extends DOMProps {
  /** A short plain text. It must also be available without the tooltip, because touch never shows it. */
  content: ReactNode
  /** The Button or Link that it describes. */
  children: ReactElement
  /** The side on which it opens; it flips if there is no space. */
  placement?: 'top' | 'bottom' | 'start' | 'end'
  /** Milliseconds of hover before it opens; keyboard focus opens it immediately. */
  delay?: number
  isOpen?: boolean
  defaultOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  /** The tooltip, if it is open. */
  ref?: Ref<HTMLDivElement>
}

/** A hint about a control on hover or focus; never the only place of a fact. */
export function Tooltip({
  content,
  children,
  placement = 'top',
  delay = 500,
  isOpen,
  defaultOpen,
  onOpenChange,
  ref,
  ...rest
}: TooltipProps) {
  return (
    <TooltipTrigger delay={delay} isOpen={isOpen} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      {children}
      <AriaTooltip
        render={renderWithProps('div', rest)}
        ref={ref}
        placement={placement}
        offset={6}
        className={styles.tooltip}
      >
        {wrapOwnText(content)}
      </AriaTooltip>
    </TooltipTrigger>
  )
}
