'use client'
import X from 'lucide-react/icons/x'
import { type ReactElement, type ReactNode, type Ref, useContext, useId } from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay, type ModalOverlayProps } from 'react-aria-components/Modal'
import { useControlledState } from 'react-stately/useControlledState'
import { type DOMProps, domProps } from '../../internal/dom-props.ts'
import { renderWithProps } from '../../internal/render-with-props.ts'
import { useFocusBack } from '../../internal/focus-back.ts'
import { Icon } from '../../internal/icon.tsx'
import { overlayFooter } from '../../internal/overlay-footer.css.ts'
import { OverlayFooter } from '../../internal/overlay-footer.ts'
import { InlineOverlayContext } from '../../internal/inline-overlay-context.ts'
import { wrapOwnText, wrapTexts } from '../../internal/own-text.tsx'
import { openedBy, type TriggerProps } from '../../internal/trigger.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as styles from './Dialog.css.ts'
import { dialogMessages } from './messages.ts'

export interface DialogProps extends DOMProps {
  /** The Button or IconButton that opens it; without one the page opens it with `isOpen`. */
  trigger?: ReactElement<TriggerProps>
  isOpen?: boolean
  defaultOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  title: ReactNode
  /** The content; a function receives `close`. */
  children: ReactNode | ((close: () => void) => ReactNode)
  /** Buttons at the end, the safe one first; a function receives `close`. */
  actions?: ReactNode | ((close: () => void) => ReactNode)
  /** At most 400, 560, 760 or 1120 px wide. */
  size?: 'small' | 'medium' | 'large' | 'xlarge'
  /** 'alertdialog' requires a response: a press outside does not close it. */
  role?: 'dialog' | 'alertdialog'
  /** Blocks closing until the action has finished. */
  isPending?: boolean
  ref?: Ref<HTMLElement>
}

/** Asks or informs before the page continues; traps focus and restores it. */
export function Dialog({
  trigger,
  isOpen: controlled,
  defaultOpen = false,
  onOpenChange,
  title,
  children,
  actions,
  size = 'medium',
  role = 'dialog',
  isPending = false,
  ref,
  ...rest
}: DialogProps) {
  const messages = useMessages(dialogMessages)
  const [isOpen, setOpen] = useControlledState(controlled, defaultOpen, onOpenChange)
  useFocusBack(isOpen)
  const bodyId = useId()
  const isAlert = role === 'alertdialog'
  const { 'aria-describedby': describedBy, ...given } = domProps(rest)
  const close = () => setOpen(false)
  return (
    <>
      {trigger && openedBy(trigger, isOpen, setOpen, 'dialog')}
      <Surface
        size={size}
        isOpen={isOpen}
        onOpenChange={setOpen}
        isDismissable={!isAlert && !isPending}
        isKeyboardDismissDisabled={isPending}
      >
        <AriaDialog
          {...given}
          render={renderWithProps('section', given)}
          ref={ref}
          role={role}
          aria-describedby={[describedBy, isAlert && bodyId].filter(Boolean).join(' ') || undefined}
          className={styles.dialog}
        >
          <div className={styles.head}>
            <Heading slot="title" level={2} className={styles.title}>
              {wrapTexts(title)}
            </Heading>
            {!isAlert && (
              <span className={styles.close}>
                <IconButton aria-label={messages.close} isDisabled={isPending} onPress={close}>
                  <Icon of={X} size={20} />
                </IconButton>
              </span>
            )}
          </div>
          <div id={bodyId} className={styles.body}>
            <OverlayFooter value={!actions}>
              {wrapOwnText(typeof children === 'function' ? children(close) : children)}
            </OverlayFooter>
          </div>
          {actions && (
            <div className={`${overlayFooter} ${styles.actions}`}>
              {wrapTexts(typeof actions === 'function' ? actions(close) : actions)}
            </div>
          )}
        </AriaDialog>
      </Surface>
    </>
  )
}

interface SurfaceProps extends Pick<
  ModalOverlayProps,
  'isOpen' | 'onOpenChange' | 'isDismissable' | 'isKeyboardDismissDisabled'
> {
  size: NonNullable<DialogProps['size']>
  children: ReactNode
}

function Surface({ size, children, ...overlay }: SurfaceProps) {
  const panelClass = styles.modal({ size })
  if (useContext(InlineOverlayContext)) return overlay.isOpen && <div className={panelClass}>{children}</div>
  return (
    <ModalOverlay {...overlay} className={styles.overlay}>
      <Modal className={panelClass}>{children}</Modal>
    </ModalOverlay>
  )
}

export default Dialog
