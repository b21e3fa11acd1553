'use client'
import type { ReactElement, ReactNode, Ref } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import type { DOMProps } from '../../internal/dom-props.ts'
import { besideOthers, wrapTexts } from '../../internal/own-text.tsx'
import type { TriggerProps } from '../../internal/trigger.ts'
import { formsOf, plural } from '../../messages/format.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { Tone } from '../../theme/themes.ts'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { InlineAlert } from '../InlineAlert/InlineAlert.tsx'
import * as styles from './ConfirmDialog.css.ts'
import { confirmDialogMessages } from './messages.ts'

/** The question and what happens with the answer. */
export interface Asked extends DOMProps {
  /** The Button or IconButton that opens it; without one the page opens it by `isOpen`. */
  trigger?: ReactElement<TriggerProps>
  isOpen?: boolean
  /** The question, for example 'Delete these users?'. */
  title: ReactNode
  /** 'danger' when data is lost or a user loses access. */
  tone?: Extract<Tone, 'brand' | 'danger'>
  /** How many rows the answer changes; a question that is not about rows has none. */
  count?: number
  /** Says how many in words of its own, with the number as the language writes it; '3 rows are affected.' by default. */
  message?: (count: string) => ReactNode
  /** Names of the rows, as far as they are known: the first three are shown, the others counted. */
  names?: readonly string[]
  /** Consequences, below the count if there is one. */
  children?: ReactNode
  /** Whether there is something to fill in under the question, which is to take the focus; the answer that changes nothing has it otherwise. */
  hasField?: boolean
  /** The verb on the button, such as 'Delete'; 'Confirm' by default. */
  confirmLabel?: string
  /** Does what was asked. The dialog waits for its promise, closes on success, and says so on failure. */
  onConfirm: () => void | Promise<unknown>
  ref?: Ref<HTMLElement>
}

interface QuestionProps extends Asked {
  onOpenChange: (isOpen: boolean) => void
  isPending?: boolean
  /** Why it could not be done. */
  failure?: ReactNode
}

/** How many names are shown. */
const NAMED = 3

// The focus begins on the answer that changes nothing.
const safeFirst = { autoFocus: true }

/** The question as it stands: asked, being done, or failed. */
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
    const left = total - first.length
    const rest = left > 0 ? [plural(locale, left, formsOf(messages, 'more'))] : []
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
        {besideOthers(children)}
        {failure && <InlineAlert tone="danger">{failure}</InlineAlert>}
      </div>
    </Dialog>
  )
}
