'use client'
import { type ReactElement, type ReactNode, type Ref, useContext } from 'react'
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Popover as AriaPopover } from 'react-aria-components/Popover'
import type { DOMProps, Named } from '../../internal/dom-props.ts'
import { renderWithProps } from '../../internal/render-with-props.ts'
import { InlineOverlayContext } from '../../internal/inline-overlay-context.ts'
import { wrapOwnText, wrapTexts } from '../../internal/own-text.tsx'
import { popover } from '../../internal/popover.css.ts'
import * as styles from './Popover.css.ts'

interface PopoverBase extends DOMProps {
  /** The Button that opens it. */
  trigger: ReactElement
  /** The content; a function receives `close`. */
  children: ReactNode | ((close: () => void) => ReactNode)
  /** Where it opens; it flips if there is no space. */
  placement?: 'bottom start' | 'bottom' | 'bottom end' | 'top start' | 'top' | 'top end'
  isOpen?: boolean
  defaultOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  ref?: Ref<HTMLElement>
}

/** A visible title is its name; without one it needs an accessible name. */
export type PopoverProps = PopoverBase & ({ title: ReactNode } | ({ title?: undefined } & Named))

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
  const isInline = useContext(InlineOverlayContext)
  const panelClass = popover({ kind: 'panel' })
  const content = (
    <Dialog {...rest} render={renderWithProps('section', rest)} ref={ref} className={styles.content}>
      {({ close }) => (
        <>
          {title && (
            <Heading slot="title" level={2} className={styles.title}>
              {wrapTexts(title)}
            </Heading>
          )}
          {wrapOwnText(typeof children === 'function' ? children(close) : children)}
        </>
      )}
    </Dialog>
  )
  return (
    <>
      <DialogTrigger isOpen={isOpen} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
        {trigger}
        {!isInline && (
          <AriaPopover placement={placement} className={panelClass}>
            {content}
          </AriaPopover>
        )}
      </DialogTrigger>
      {isInline && <div className={panelClass}>{content}</div>}
    </>
  )
}

export default Popover
