'use client'
import { type ReactNode, type Ref, useId } from 'react'
import { LabelText, ProblemText } from '../../internal/field-parts.tsx'
import * as field from '../../internal/field.css.ts'
import * as styles from './FieldGroup.css.ts'

export interface FieldGroupProps {
  /** What the fields are about. */
  label: ReactNode
  description?: ReactNode
  /** What is wrong with the fields together. */
  errorMessage?: ReactNode
  children: ReactNode
  /** Fields side by side from 768 px. */
  columns?: 1 | 2
  /** `false` marks the whole group as '(optional)'. */
  isRequired?: boolean
  ref?: Ref<HTMLFieldSetElement>
}

/** Fields that belong together, under one name. */
export function FieldGroup({
  label,
  description,
  errorMessage,
  children,
  columns = 1,
  isRequired,
  ref,
}: FieldGroupProps) {
  const id = useId()
  const described = [description && `${id}help`, errorMessage && `${id}problem`].filter(Boolean).join(' ')
  return (
    <fieldset ref={ref} className={styles.group} aria-describedby={described || undefined}>
      <legend className={styles.legend}>
        <LabelText isRequired={isRequired}>{label}</LabelText>
      </legend>
      {description && (
        <p id={`${id}help`} className={styles.description}>
          {description}
        </p>
      )}
      <div className={styles.fields({ columns })}>{children}</div>
      {errorMessage && (
        <p id={`${id}problem`} className={field.error}>
          <ProblemText>{errorMessage}</ProblemText>
        </p>
      )}
    </fieldset>
  )
}
