'use client'
import X from 'lucide-react/icons/x'
import type { ReactNode, Ref } from 'react'
import { Button } from 'react-aria-components/Button'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal'
import { Icon } from '../../internal/icon.tsx'
import { useUIMessages } from '../../messages/context.ts'
import * as styles from './Dialog.css.ts'

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
  ref,
}: DialogProps) {
  const { close } = useUIMessages()
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={role === 'dialog'}
      className={styles.overlay}
    >
      <Modal className={styles.modal({ size })}>
        <AriaDialog ref={ref} role={role} className={styles.dialog}>
          <div className={styles.head}>
            <Heading slot="title" level={2} className={styles.title}>
              {title}
            </Heading>
            {role === 'dialog' && (
              <Button className={styles.close} aria-label={close} onPress={() => onOpenChange(false)}>
                <Icon of={X} size={20} />
              </Button>
            )}
          </div>
          <div className={styles.body}>{children}</div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
