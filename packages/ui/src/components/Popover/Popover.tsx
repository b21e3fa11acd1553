'use client'
import type { ReactElement, ReactNode, Ref } from 'react'
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Popover as AriaPopover } from 'react-aria-components/Popover'
import { popover } from '../../internal/popover.css.ts'
import * as styles from './Popover.css.ts'

export interface PopoverProps {
  /** The Button that opens it. */
  trigger: ReactElement
  /** Shown at its head and names it; else give an `aria-label`. */
  title?: ReactNode
  'aria-label'?: string
  /** What it holds; a function gets a way to close it. */
  children: ReactNode | ((close: () => void) => ReactNode)
  /** Where it opens; it turns over where there is no room. */
  placement?: 'bottom start' | 'bottom' | 'bottom end' | 'top start' | 'top' | 'top end'
  isOpen?: boolean
  defaultOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  ref?: Ref<HTMLElement>
}

/** A small surface beside the button that opens it, for a few fields or facts. */
export function Popover({
  trigger,
  title,
  children,
  placement = 'bottom start',
  isOpen,
  defaultOpen,
  onOpenChange,
  ref,
  ...rest
}: PopoverProps) {
  return (
    <DialogTrigger isOpen={isOpen} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      {trigger}
      <AriaPopover placement={placement} className={popover({ kind: 'panel' })}>
        <Dialog {...rest} ref={ref} className={styles.content}>
          {({ close }) => (
            <>
              {title && (
                <Heading slot="title" level={2} className={styles.title}>
                  {title}
                </Heading>
              )}
              {typeof children === 'function' ? children(close) : children}
            </>
          )}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  )
}

export default Popover
