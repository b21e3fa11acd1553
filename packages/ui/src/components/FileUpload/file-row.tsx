'use client'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import FileText from 'lucide-react/icons/file-text'
import RotateCw from 'lucide-react/icons/rotate-cw'
import X from 'lucide-react/icons/x'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Icon } from '../../internal/icon.tsx'
import { useMessages } from '../../messages/use-messages.ts'
import { fill } from '../../messages/format.ts'
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as styles from './FileUpload.css.ts'
import { formatSize } from './file-rules.ts'
import type { UploadItem } from './use-uploads.ts'
import { fileUploadMessages } from './messages.ts'

interface FileRowProps {
  item: UploadItem
  /** Whether the form shows an error for this field. */
  isRefused: boolean
  isDisabled: boolean
  onCancel: () => void
  onRetry: () => void
  onRemove: () => void
}

const icons = {
  uploading: FileText,
  done: CircleCheck,
  failed: CircleAlert,
  refused: CircleAlert,
  cancelled: FileText,
}

/** One file: its name, size, status and actions. */
export function FileRow({ item, isRefused, isDisabled, onCancel, onRetry, onRemove }: FileRowProps) {
  const messages = useMessages(fileUploadMessages)
  const { locale } = useLocale()
  const { name: fileName, size, state, part, problem } = item
  const name = { name: fileName }
  const shown = isRefused && state === 'done' ? 'refused' : state
  const isWrong = state === 'failed' || state === 'refused'
  const note = {
    done: item.isHeld ? '' : messages.fileUploaded,
    cancelled: messages.fileCancelled,
    uploading: messages.fileUploading,
  }

  return (
    <li className={styles.row} data-state={state}>
      <span className={styles.stateIcon} data-state={shown}>
        <Icon of={icons[shown]} size={20} />
      </span>
      <div className={styles.about}>
        <span className={styles.name}>{fileName}</span>
        <span className={styles.note} data-wrong={isWrong || undefined}>
          {isWrong ? problem : [formatSize(locale, size), note[state]].filter(Boolean).join(' · ')}
        </span>
        {state === 'uploading' && (
          <ProgressBar
            label={`${messages.fileUploading} ${fileName}`}
            isLabelHidden
            size="small"
            value={Math.round(part * 100)}
          />
        )}
      </div>
      {(state === 'failed' || state === 'cancelled') && (
        <IconButton isDisabled={isDisabled} aria-label={fill(messages.retryUpload, name)} onPress={onRetry}>
          <Icon of={RotateCw} />
        </IconButton>
      )}
      <IconButton
        isDisabled={isDisabled}
        aria-label={fill(state === 'uploading' ? messages.cancelUpload : messages.removeFile, name)}
        onPress={state === 'uploading' ? onCancel : onRemove}
      >
        <Icon of={X} />
      </IconButton>
    </li>
  )
}
