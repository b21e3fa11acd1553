'use client'
import { type ReactElement, type ReactNode, type Ref, useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { useControlledState } from 'react-stately/useControlledState'
import type { DOMProps } from '../../internal/dom-props.ts'
import type { TriggerProps } from '../../internal/trigger.ts'
import type { Tone } from '../../theme/themes.ts'
import { useWords } from '../../messages/words.ts'
import { formsOf, plural } from '../../messages/format.ts'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { InlineAlert } from '../InlineAlert/InlineAlert.tsx'
import * as styles from './ConfirmDialog.css.ts'
import { confirmDialogWords } from './words.ts'

export interface ConfirmDialogProps extends DOMProps {
  /** The Button or IconButton that opens it; without one the page opens it by `isOpen`. */
  trigger?: ReactElement<TriggerProps>
  isOpen?: boolean
  defaultOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  /** The question, for example 'Delete these users?'. */
  title: ReactNode
  /** 'danger' where something is lost or somebody is shut out. */
  tone?: Extract<Tone, 'brand' | 'danger'>
  /** How many rows the answer changes; a question that is not about rows has none. */
  count?: number
  /** Says how many in words of its own, with the number as the language writes it; '3 rows are affected.' by default. */
  message?: (count: string) => ReactNode
  /** What follows from it, under the count if there is one. */
  children?: ReactNode
  /** The verb on the button, such as 'Delete'; 'Confirm' by default. */
  confirmLabel?: string
  /** Does it; the dialog waits for the promise, closes when it is kept and tells when it is not. */
  onConfirm: () => void | Promise<unknown>
  /** Puts a failure in words; a plain sentence by default. */
  errorMessage?: (error: unknown) => ReactNode
  ref?: Ref<HTMLElement>
}

// The focus begins on the answer that changes nothing.
const safeFirst = { autoFocus: true }

/** Asks before something that cannot be undone, and says how many rows it changes. */
export function ConfirmDialog({
  isOpen: controlled,
  defaultOpen = false,
  onOpenChange,
  title,
  tone = 'brand',
  count,
  message,
  children,
  confirmLabel,
  onConfirm,
  errorMessage,
  ...rest
}: ConfirmDialogProps) {
  const words = useWords(confirmDialogWords)
  const { locale } = useLocale()
  const [isOpen, setOpen] = useControlledState(controlled, defaultOpen, onOpenChange)
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<{ error: unknown }>()
  if (!isOpen && failure) setFailure(undefined)

  const confirm = async () => {
    setPending(true)
    setFailure(undefined)
    try {
      await onConfirm()
      setOpen(false)
    } catch (error) {
      setFailure({ error })
    } finally {
      setPending(false)
    }
  }

  return (
    <Dialog
      {...rest}
      role="alertdialog"
      size="small"
      isOpen={isOpen}
      onOpenChange={setOpen}
      isPending={isPending}
      title={title}
      actions={
        <>
          <Button {...safeFirst} isDisabled={isPending} onPress={() => setOpen(false)}>
            {words.cancel}
          </Button>
          <Button
            variant={tone === 'danger' ? 'danger' : 'primary'}
            isPending={isPending}
            onPress={() => void confirm()}
          >
            {confirmLabel ?? words.confirm}
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
