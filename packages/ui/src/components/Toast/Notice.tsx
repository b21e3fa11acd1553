'use client'
import X from 'lucide-react/icons/x'
import { useEffect } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Icon } from '../../internal/icon.tsx'
import { wrapOwnText } from '../../internal/own-text.tsx'
import { ToneIcon } from '../../internal/tone-icon.tsx'
import { fill } from '../../messages/format.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as styles from './Toast.css.ts'
import type { ToastEntry } from './toast-queue.ts'
import { toastMessages } from './messages.ts'

interface NoticeProps {
  entry: ToastEntry
  /** Whether the notice is held open: its timer pauses, and restarts afterward. */
  isHeld: boolean
  onClose: (entry: ToastEntry) => void
  onAction: (entry: ToastEntry) => void
}

const displayMs = 5000

export const isFailure = ({ tone }: ToastEntry) => tone === 'danger' || tone === 'warning'

export function Notice({ entry, isHeld, onClose, onAction }: NoticeProps) {
  const { dismiss } = useMessages(toastMessages)
  const { id } = entry
  const stays = isHeld || isFailure(entry) || entry.action !== undefined

  useEffect(() => {
    if (stays) return undefined
    const timer = setTimeout(() => onClose(entry), displayMs)
    return () => clearTimeout(timer)
  }, [stays, onClose, entry])

  return (
    <li className={styles.notice} aria-atomic="true">
      <NoticeContent entry={entry} onAction={onAction} />
      <span className={styles.close}>
        <IconButton size="small" aria-label={dismiss} aria-describedby={`${id}-title`} onPress={() => onClose(entry)}>
          <Icon of={X} />
        </IconButton>
      </span>
    </li>
  )
}

export function NoticeContent({ entry, onAction }: Pick<NoticeProps, 'entry' | 'onAction'>) {
  const { notificationTimes } = useMessages(toastMessages)
  const { locale } = useLocale()
  const { id, count, tone, title, description, action } = entry
  return (
    <>
      <span className={styles.icon({ tone })}>
        <ToneIcon tone={tone} />
      </span>
      <div className={styles.texts}>
        <p id={`${id}-title`} className={styles.title}>
          {wrapOwnText(title)}
          {count > 1 && (
            <>
              {' '}
              {/* A new element each time, because a live region announces added elements. */}
              <span key={count} className={styles.times}>
                {fill(notificationTimes, { count: count.toLocaleString(locale) })}
              </span>
            </>
          )}
        </p>
        {description && <p className={styles.description}>{description}</p>}
        {action && (
          <button
            type="button"
            className={styles.action}
            aria-describedby={`${id}-title`}
            onClick={() => onAction(entry)}
          >
            {action.label}
          </button>
        )}
      </div>
    </>
  )
}
