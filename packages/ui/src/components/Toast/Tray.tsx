'use client'
import Bell from 'lucide-react/icons/bell'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Icon } from '../../internal/icon.tsx'
import { isComposing } from '../../internal/input-method.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { formsOf, plural } from '../../messages/format.ts'
import { NoticeContent } from './Notice.tsx'
import * as styles from './Toast.css.ts'
import type { ToastEntry } from './toast-queue.ts'
import { toastMessages } from './messages.ts'

interface TrayProps {
  entries: readonly ToastEntry[]
  onAction: (entry: ToastEntry) => void
  onClear: () => void
}

/** Closed notices whose action was not used, behind a button. */
export function Tray({ entries, onAction, onClear }: TrayProps) {
  const messages = useMessages(toastMessages)
  const { locale } = useLocale()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const bell = useRef<HTMLButtonElement>(null)
  const closeByEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen || isComposing(event)) return
    event.stopPropagation()
    setOpen(false)
    bell.current?.focus()
  }
  const keys = { onKeyDown: closeByEscape }
  const forms = formsOf(messages, 'notifications')
  return (
    <div className={styles.trayBox} {...keys}>
      {isOpen && (
        <div id={id} className={styles.tray}>
          <div className={styles.trayHead}>
            <span>{messages.notifications}</span>
            <button type="button" className={styles.action} onClick={onClear}>
              {messages.clearNotifications}
            </button>
          </div>
          <ul>
            {entries.toReversed().map((entry) => (
              <li key={entry.id} className={styles.trayItem}>
                <NoticeContent entry={entry} onAction={onAction} />
              </li>
            ))}
          </ul>
        </div>
      )}
      <button
        ref={bell}
        type="button"
        className={styles.bell}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon of={Bell} />
        <span>{plural(locale, entries.length, forms)}</span>
      </button>
    </div>
  )
}
