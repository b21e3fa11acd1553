'use client'
import type { ReactElement, ReactNode, Ref } from 'react'
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip'
import type { DOMProps } from '../../internal/dom-props.ts'
import { renderWithProps } from '../../internal/render-with-props.ts'
import { besideOthers } from '../../internal/own-text.tsx'
import * as styles from './Tooltip.css.ts'

export interface TooltipProps extends DOMProps {
  /** A few plain words that help, and that stand elsewhere too: touch never sees them. */
  content: ReactNode
  /** The Button or Link that it helps with. */
  children: ReactElement
  /** On which side it shows; it turns over where there is no room. */
  placement?: 'top' | 'bottom' | 'start' | 'end'
  /** Ms of hovering before it shows; focus by keyboard shows it at once. */
  delay?: number
  isOpen?: boolean
  defaultOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  /** The words, while they are shown. */
  ref?: Ref<HTMLDivElement>
}

/** A hint at a control under the pointer or with the focus; never the only place of a fact. */
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
        {besideOthers(content)}
      </AriaTooltip>
    </TooltipTrigger>
  )
}
