'use client'
import X from 'lucide-react/icons/x'
import { type ReactNode, type Ref, useId } from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal'
import { Icon } from '../../internal/icon.tsx'
import { useWords } from '../../messages/words.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as styles from './Dialog.css.ts'
import { dialogWords } from './words.ts'

export interface DialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: ReactNode
  children: ReactNode
  /** Buttons at the end, the safe one first. */
  actions?: ReactNode
  /** 400, 560 or 760 px at most. */
  size?: 'small' | 'medium' | 'large'
  /** 'alertdialog' asks for an answer: a press outside does not close it. */
  role?: 'dialog' | 'alertdialog'
  /** While what it asked for is under way nothing closes it. */
  isPending?: boolean
  ref?: Ref<HTMLElement>
}

/** Asks or tells something before the page goes on; holds the focus and gives it back. */
export function Dialog({
  isOpen,
  onOpenChange,
  title,
  children,
  actions,
  size = 'medium',
  role = 'dialog',
  isPending = false,
  ref,
}: DialogProps) {
  const { close } = useWords(dialogWords)
  const bodyId = useId()
  const isAlert = role === 'alertdialog'
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={!isAlert && !isPending}
      isKeyboardDismissDisabled={isPending}
      className={styles.overlay}
    >
      <Modal className={styles.modal({ size })}>
        <AriaDialog ref={ref} role={role} aria-describedby={isAlert ? bodyId : undefined} className={styles.dialog}>
          <div className={styles.head}>
            <Heading slot="title" level={2} className={styles.title}>
              {title}
            </Heading>
            {!isAlert && (
              <span className={styles.close}>
                <IconButton aria-label={close} isDisabled={isPending} onPress={() => onOpenChange(false)}>
                  <Icon of={X} size={20} />
                </IconButton>
              </span>
            )}
          </div>
          <div id={bodyId} className={styles.body}>
            {children}
          </div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}

export default Dialog
