'use client'
import type { HTMLInputTypeAttribute, ReactNode } from 'react'
import { TextField as AriaTextField } from 'react-aria-components/TextField'
import * as styles from './field.css.ts'
import { type FieldBase, FieldDescription, FieldLabel, FieldProblem } from './field-parts.tsx'

/** Props of every text field. */
export interface TextFieldBase extends FieldBase {
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
  autoComplete?: string
}

interface TextFrameProps extends TextFieldBase {
  type?: HTMLInputTypeAttribute
  inputMode?: 'text' | 'email' | 'tel' | 'url' | 'numeric' | 'decimal' | 'search'
  maxLength?: number
  spellCheck?: boolean
  /** Ids of additional texts that describe the field. */
  describedBy?: string
  /** At the end of the line under the field. */
  end?: ReactNode
  children: ReactNode
}

/** Label, help and error around an input. */
export function TextFrame({
  label,
  description,
  errorMessage,
  isInvalid,
  maxLength,
  spellCheck,
  describedBy,
  isLabelHidden,
  end,
  children,
  ...rest
}: TextFrameProps) {
  return (
    <AriaTextField
      {...rest}
      className={styles.field}
      validationBehavior="aria"
      isInvalid={Boolean(isInvalid || errorMessage)}
      maxLength={maxLength}
      spellCheck={spellCheck === undefined ? undefined : String(spellCheck)}
      aria-describedby={[rest['aria-describedby'], describedBy].filter(Boolean).join(' ') || undefined}
    >
      <FieldLabel isRequired={rest.isRequired} isHidden={isLabelHidden}>
        {label}
      </FieldLabel>
      <FieldDescription>{description}</FieldDescription>
      {children}
      <FieldFoot end={end}>{errorMessage}</FieldFoot>
    </AriaTextField>
  )
}

const FieldFoot = ({ children, end }: { children: ReactNode; end: ReactNode }) =>
  end ? (
    <div className={styles.foot}>
      <FieldProblem>{children}</FieldProblem>
      {end}
    </div>
  ) : (
    <FieldProblem>{children}</FieldProblem>
  )
