'use client'
import { type ReactNode, type Ref, useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { useWords } from '../../messages/words.ts'
import { formsOf, plural } from '../../messages/format.ts'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { InlineAlert } from '../InlineAlert/InlineAlert.tsx'
import * as styles from './ConfirmDialog.css.ts'
import { confirmDialogWords } from './words.ts'

export interface ConfirmDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** The question, for example 'Delete these users?'. */
  title: ReactNode
  /** Decides the verb on the button and how loud it is; a question without one names its verb by `confirmLabel`. */
  action?: 'delete' | 'block' | 'unblock' | 'override'
  /** How many rows the action changes; a question that is not about rows has none. */
  count?: number
  /** Says how many in words of its own, with the number as the language writes it; '3 rows are affected.' by default. */
  message?: (count: string) => ReactNode
  /** What follows from it, under the count if there is one. */
  children?: ReactNode
  /** A verb of its own; 'Confirm' by default where there is no `action`. */
  confirmLabel?: string
  /** Does it; the dialog waits for the promise, closes when it is kept and tells when it is not. */
  onConfirm: () => void | Promise<unknown>
  /** Puts a failure in words; a plain sentence by default. */
  errorMessage?: (error: unknown) => ReactNode
  ref?: Ref<HTMLElement>
}

// The focus begins on the answer that changes nothing.
const safeFirst = { autoFocus: true }

/** Asks before something that cannot be undone: before rows are deleted, blocked or overridden it says how many. */
export function ConfirmDialog({
  isOpen,
  onOpenChange,
  title,
  action,
  count,
  message,
  children,
  confirmLabel,
  onConfirm,
  errorMessage,
  ref,
}: ConfirmDialogProps) {
  const words = useWords(confirmDialogWords)
  const { locale } = useLocale()
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<{ error: unknown }>()
  if (!isOpen && failure) setFailure(undefined)

  const confirm = async () => {
    setPending(true)
    setFailure(undefined)
    try {
      await onConfirm()
      onOpenChange(false)
    } catch (error) {
      setFailure({ error })
    } finally {
      setPending(false)
    }
  }

  return (
    <Dialog
      ref={ref}
      role="alertdialog"
      size="small"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isPending={isPending}
      title={title}
      actions={
        <>
          <Button {...safeFirst} isDisabled={isPending} onPress={() => onOpenChange(false)}>
            {words.cancel}
          </Button>
          <Button
            variant={action === 'delete' || action === 'block' ? 'danger' : 'primary'}
            isPending={isPending}
            onPress={() => void confirm()}
          >
            {confirmLabel ?? words[action ?? 'confirm']}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        {count !== undefined && (
          <p className={styles.message}>
            {message ? message(count.toLocaleString(locale)) : plural(locale, count, formsOf(words, 'rowsAffected'))}
          </p>
        )}
        {children}
        {failure && (
          <InlineAlert tone="danger">{errorMessage ? errorMessage(failure.error) : words.actionFailed}</InlineAlert>
        )}
      </div>
    </Dialog>
  )
}

export default ConfirmDialog
