'use client'
import Upload from 'lucide-react/icons/upload'
import { type DragEvent, type Ref, useEffect, useId, useRef, useState } from 'react'
import { Group } from 'react-aria-components/Group'
import { useLocale } from 'react-aria-components/I18nProvider'
import { type DOMProps, domProps } from '../../internal/dom-props.ts'
import { useGroupRef } from '../../internal/field-focus.ts'
import { useFormReset } from '../../internal/field-value.tsx'
import * as field from '../../internal/field.css.ts'
import { type FieldBase, labelText, ProblemText } from '../../internal/field-parts.tsx'
import { hiddenVisually } from '../../internal/hidden.css.ts'
import { Icon } from '../../internal/icon.tsx'
import { wrapTexts } from '../../internal/own-text.tsx'
import { useMessages } from '../../messages/use-messages.ts'
import { fill, formsOf, plural } from '../../messages/format.ts'
import { Button } from '../Button/Button.tsx'
import * as styles from './FileUpload.css.ts'
import { keepPageFromFiles } from './keep-page-from-files.ts'
import { FileRow } from './file-row.tsx'
import { type FileRules, formatSize, refusalOf, typeNames } from './file-rules.ts'
import { type FileUploadState, type UploadContext, type UploadedFile, useUploads } from './use-uploads.ts'
import { usePastedImages } from './use-pasted-images.ts'
import { fileUploadMessages } from './messages.ts'

export type { FileUploadState, UploadContext, UploadedFile } from './use-uploads.ts'

export interface FileUploadProps<Result>
  extends
    DOMProps,
    Pick<
      FieldBase,
      'label' | 'isLabelHidden' | 'description' | 'errorMessage' | 'name' | 'isRequired' | 'isDisabled' | 'isInvalid'
    > {
  /** Uploads one file and rejects on failure. Without it, each file is its own `result`, which the form submits. */
  upload?: (file: File, context: UploadContext) => Promise<Result>
  /** The uploaded files, including earlier ones. */
  values?: readonly UploadedFile<Result>[]
  defaultValues?: readonly UploadedFile<Result>[]
  /** Called with the uploaded files when one is added or removed. */
  onChange?: (values: readonly UploadedFile<Result>[]) => void
  /** Called when uploads run, when one has failed, and when all have succeeded. */
  onStateChange?: (state: FileUploadState) => void
  /** File extensions ('.pdf') or media types ('image/*'); all types by default. */
  accept?: readonly string[]
  /** Maximum size of one file in bytes; 10 MB are 10,485,760. */
  maxBytes?: number
  /** Adds an image that is pasted anywhere on the page, unless the clipboard also has text. */
  takesPaste?: boolean
  /** Maximum number of files; 1 for a single file. */
  maxFiles?: number
  /** Returns the text of a failed upload. */
  getErrorText?: (reason: unknown) => string
  /** The field; its `focus()` moves to the button that chooses files. */
  ref?: Ref<HTMLDivElement>
}

/**
 * Adds files by dropping, choosing or pasting them; uploads each with progress, cancel and retry, or keeps them for a
 * form.
 */
export function FileUpload<Result>(props: FileUploadProps<Result>) {
  const { label, description, errorMessage, name, isRequired, isDisabled = false, ref } = props
  const { accept, maxBytes, maxFiles = Infinity } = props
  const rules: FileRules = { accept, maxBytes }
  const messages = useMessages(fileUploadMessages)
  const { locale } = useLocale()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const choose = useRef<HTMLButtonElement>(null)
  const [isOver, setOver] = useState(false)
  const [isFull, setFull] = useState(false)
  const [announcement, announce] = useState('')

  const refuse = (file: File) => {
    const refusal = refusalOf(file, rules)
    if (refusal === 'type') return messages.fileTypeRefused
    if (refusal === 'empty') return messages.fileEmpty
    return refusal && fill(messages.fileTooLarge, { size: formatSize(locale, maxBytes ?? 0) })
  }
  const uploads = useUploads<Result>({
    upload: props.upload,
    refuse,
    explain: (reason) => props.getErrorText?.(reason) ?? messages.fileFailed,
    values: props.values,
    defaultValues: props.defaultValues ?? [],
    onChange: props.onChange,
    onStateChange: props.onStateChange,
    onSettled: ({ name, problem, isHeld }) =>
      announce(
        problem ? `${name}: ${problem}` : fill(isHeld ? messages.fileIsAdded : messages.fileIsUploaded, { name }),
      ),
  })

  useEffect(keepPageFromFiles, [])
  useFormReset(input, () => {
    uploads.reset()
    setFull(false)
  })

  const add = (files: File[]) => {
    const remaining = maxFiles - uploads.taken
    setFull(files.length > remaining)
    uploads.add(files.slice(0, Math.max(0, remaining)), maxFiles)
  }
  usePastedImages(props.takesPaste === true && !isDisabled, add)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (!isDisabled) add([...event.dataTransfer.files])
  }
  const remove = (itemId: string, fileName: string) => {
    uploads.remove(itemId)
    setFull(false)
    announce(fill(messages.fileIsRemoved, { name: fileName }))
    choose.current?.focus()
  }

  const limits = [
    accept && fill(messages.fileTypes, { types: typeNames(accept) }),
    maxBytes !== undefined && fill(messages.fileSize, { size: formatSize(locale, maxBytes) }),
  ].filter(Boolean)
  const full = isFull && plural(locale, maxFiles, formsOf(messages, 'filesTooMany'))
  const problem = errorMessage ?? (full || undefined)
  const isInvalid = Boolean(props.isInvalid || problem)
  const described =
    [props['aria-describedby'], limits.length > 0 && `${id}help`, problem && `${id}problem`]
      .filter(Boolean)
      .join(' ') || undefined

  return (
    <Group
      {...domProps(props)}
      ref={useGroupRef(ref)}
      className={field.field}
      data-field={name}
      aria-labelledby={`${id}label`}
      aria-describedby={described}
    >
      <span id={`${id}label`} className={props.isLabelHidden ? hiddenVisually : field.label}>
        {labelText(label, isRequired)}
      </span>
      {description && <span className={field.description}>{wrapTexts(description)}</span>}
      <div
        className={styles.zone}
        data-over={isOver || undefined}
        data-invalid={isInvalid || undefined}
        data-disabled={isDisabled || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(!isDisabled)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <span className={styles.mark}>
          <Icon of={Upload} size={20} />
        </span>
        <span className={styles.hint}>
          {isOver ? messages.dropNow : messages[maxFiles === 1 ? 'dropFile' : 'dropFiles']}
        </span>
        <Button
          ref={choose}
          id={`${id}choose`}
          size="small"
          isDisabled={isDisabled}
          aria-labelledby={`${id}label ${id}choose`}
          aria-describedby={described}
          onPress={() => input.current?.click()}
        >
          {messages[maxFiles === 1 ? 'chooseFile' : 'chooseFiles']}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          aria-labelledby={`${id}label`}
          multiple={maxFiles > 1}
          accept={accept?.join()}
          disabled={isDisabled}
          onChange={({ target }) => {
            add([...(target.files ?? [])])
            // The user can choose the same file again after removing it.
            target.value = ''
          }}
        />
        <span id={`${id}help`} className={styles.limits}>
          {limits.join(' · ')}
        </span>
      </div>
      <span id={`${id}problem`} className={problem ? field.error : undefined}>
        {problem && <ProblemText>{problem}</ProblemText>}
      </span>
      {uploads.items.length > 0 && (
        <ul className={styles.files}>
          {uploads.items.map((item) => (
            <FileRow
              key={item.id}
              item={item}
              isRefused={isInvalid && item.isHeld === true}
              isDisabled={isDisabled}
              onCancel={() => uploads.cancel(item.id)}
              onRetry={() => uploads.retry(item)}
              onRemove={() => remove(item.id, item.name)}
            />
          ))}
        </ul>
      )}
      <output className={hiddenVisually}>{errorMessage ? '' : announcement}</output>
    </Group>
  )
}
