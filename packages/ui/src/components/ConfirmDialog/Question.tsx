'use client'
import type { ReactElement, ReactNode, Ref } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import type { DOMProps } from '../../internal/dom-props.ts'
import { wrapOwnText, wrapTexts } from '../../internal/own-text.tsx'
import type { TriggerProps } from '../../internal/trigger.ts'
import { formsOf, plural } from '../../messages/format.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { Tone } from '../../theme/themes.ts'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { InlineAlert } from '../InlineAlert/InlineAlert.tsx'
import * as styles from './ConfirmDialog.css.ts'
import { confirmDialogMessages } from './messages.ts'

/** The question and the action that follows. */
export interface Asked extends DOMProps {
  /** The Button or IconButton that opens it; without one the page opens it with `isOpen`. */
  trigger?: ReactElement<TriggerProps>
  isOpen?: boolean
  /** The question, for example 'Delete these users?'. */
  title: ReactNode
  /** 'danger' when data is lost or a user loses access. */
  tone?: Extract<Tone, 'brand' | 'danger'>
  /** How many rows the action changes; omit it if the question is not about rows. */
  count?: number
  /** Returns your own sentence about the formatted count; '3 rows are affected.' by default. */
  message?: (count: string) => ReactNode
  /** Known names of the rows: the first three are shown, the others counted. */
  names?: readonly string[]
  /** Consequences, below the count. */
  children?: ReactNode
  /**
   * Whether there is a field under the question, which then gets the focus; otherwise the button that changes nothing
   * gets it.
   */
  hasField?: boolean
  /** The verb on the button, such as 'Delete'; 'Confirm' by default. */
  confirmLabel?: string
  /** Performs the action. The dialog waits for its promise, closes on success, and shows a message on failure. */
  onConfirm: () => void | Promise<unknown>
  ref?: Ref<HTMLElement>
}

interface QuestionProps extends Asked {
  onOpenChange: (isOpen: boolean) => void
  isPending?: boolean
  /** The reason why the action failed. */
  failure?: ReactNode
}

/** How many names are shown. */
const NAMED = 3

// The focus starts on the button that changes nothing.
const safeFirst = { autoFocus: true }

/** The question in its state: open, pending or failed. */
export function Question({
  onOpenChange,
  tone = 'brand',
  count,
  message,
  names = [],
  children,
  hasField = false,
  confirmLabel,
  onConfirm,
  isPending = false,
  failure,
  ...rest
}: QuestionProps) {
  const messages = useMessages(confirmDialogMessages)
  const { locale } = useLocale()
  const listed = (all: readonly string[], total: number) => {
    const first = all.slice(0, NAMED)
    const remaining = total - first.length
    const rest = remaining > 0 ? [plural(locale, remaining, formsOf(messages, 'more'))] : []
    return new Intl.ListFormat(locale).format([...first, ...rest])
  }
  return (
    <Dialog
      {...rest}
      role="alertdialog"
      size="small"
      onOpenChange={onOpenChange}
      isPending={isPending}
      actions={
        <>
          <Button {...(!hasField && safeFirst)} isDisabled={isPending} onPress={() => onOpenChange(false)}>
            {messages.cancel}
          </Button>
          <Button
            variant={tone === 'danger' ? 'danger' : 'primary'}
            isPending={isPending}
            onPress={() => void onConfirm()}
          >
            {confirmLabel ?? messages.confirm}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        {count !== undefined && (
          <p className={styles.message}>
            {wrapTexts(
              message?.(count.toLocaleString(locale)) ?? plural(locale, count, formsOf(messages, 'rowsAffected')),
            )}
          </p>
        )}
        {names.length > 0 && <p className={styles.names}>{listed(names, count ?? names.length)}</p>}
        {wrapOwnText(children)}
        {failure && <InlineAlert tone="danger">{failure}</InlineAlert>}
      </div>
    </Dialog>
  )
}
