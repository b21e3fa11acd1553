'use client'
import CircleAlert from 'lucide-react/icons/circle-alert'
import type { HTMLInputTypeAttribute, ReactNode, Ref } from 'react'
import { FieldError, Input, Label, Text, TextField as AriaTextField } from 'react-aria-components/TextField'
import { Icon } from '../../internal/icon.tsx'
import { useUIMessages } from '../../messages/context.ts'
import * as styles from './TextField.css.ts'

/** What every text field takes. */
export interface TextFieldBase {
  label: ReactNode
  /** Help, between label and field. */
  description?: ReactNode
  /** What is wrong and how to mend it; marks the field as invalid. */
  errorMessage?: ReactNode
  name?: string
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
  onBlur?: () => void
  /** Required fields carry no mark; `false` marks the field as '(optional)'. */
  isRequired?: boolean
  isDisabled?: boolean
  isReadOnly?: boolean
  isInvalid?: boolean
  autoComplete?: string
  autoFocus?: boolean
  /** The input. */
  ref?: Ref<HTMLInputElement>
}

export interface TextFieldProps extends TextFieldBase {
  type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'tel' | 'url' | 'search'>
  inputMode?: 'text' | 'email' | 'tel' | 'url' | 'numeric' | 'decimal' | 'search'
  placeholder?: string
  /** Characters at most; `null` for no limit. */
  maxLength?: number | null
  spellCheck?: boolean
}

interface FieldFrameProps extends Omit<TextFieldProps, 'type' | 'ref' | 'placeholder'> {
  type?: HTMLInputTypeAttribute
  children: ReactNode
}

/** Label, help and error around an input. */
export function FieldFrame({
  label,
  description,
  errorMessage,
  isInvalid,
  maxLength,
  spellCheck,
  children,
  ...rest
}: FieldFrameProps) {
  const { optional } = useUIMessages()
  return (
    <AriaTextField
      {...rest}
      className={styles.field}
      validationBehavior="aria"
      isInvalid={isInvalid ?? Boolean(errorMessage)}
      maxLength={maxLength ?? undefined}
      spellCheck={spellCheck === undefined ? undefined : String(spellCheck)}
    >
      <Label className={styles.label}>
        {label}
        {rest.isRequired === false && ' '}
        {rest.isRequired === false && <span className={styles.optional}>{optional}</span>}
      </Label>
      {description && (
        <Text slot="description" className={styles.description}>
          {description}
        </Text>
      )}
      {children}
      {errorMessage && (
        <FieldError className={styles.error}>
          <span className={styles.errorIcon}>
            <Icon of={CircleAlert} />
          </span>
          <span>{errorMessage}</span>
        </FieldError>
      )}
    </AriaTextField>
  )
}

/** One line of text, with label above, help below it and error under the field. */
export function TextField({ type = 'text', maxLength = 50, placeholder, ref, ...rest }: TextFieldProps) {
  return (
    <FieldFrame {...rest} type={type} maxLength={maxLength}>
      <Input ref={ref} className={styles.input} placeholder={placeholder} />
    </FieldFrame>
  )
}
