'use client'
import type { ReactNode, RefObject } from 'react'
import { Tooltip, TooltipTriggerStateContext } from 'react-aria-components/Tooltip'
import { useInteractOutside } from 'react-aria/useInteractOutside'
import type { TooltipTriggerState } from 'react-stately/useTooltipTriggerState'
import { renderWithProps } from '../../internal/render-with-props.ts'
import { wrapOwnText } from '../../internal/own-text.tsx'
import * as styles from '../Tooltip/Tooltip.css.ts'

export interface TimeTooltipProps {
  id?: string
  state: TooltipTriggerState
  triggerRef: RefObject<HTMLButtonElement | null>
  children: ReactNode
}

/** The tooltip of a time, loaded just before it is shown. */
export function TimeTooltip({ id, state, triggerRef, children }: TimeTooltipProps) {
  useInteractOutside({ ref: triggerRef, isDisabled: !state.isOpen, onInteractOutside: () => state.close(true) })
  return (
    <TooltipTriggerStateContext value={state}>
      <Tooltip render={renderWithProps('div', { id })} triggerRef={triggerRef} offset={6} className={styles.tooltip}>
        {wrapOwnText(children)}
      </Tooltip>
    </TooltipTriggerStateContext>
  )
}
