'use client'
import { type ReactNode, type Ref, useId } from 'react'
import { type DOMProps, domProps } from '../../internal/dom-props.ts'
import * as styles from '../../internal/field.css.ts'
import { useGroupRef } from '../../internal/field-focus.ts'
import { type FieldBase, labelText, ProblemText } from '../../internal/field-parts.tsx'
import { hiddenVisually } from '../../internal/hidden.css.ts'
import { wrapTexts } from '../../internal/own-text.tsx'

/** Props that connect a control to its field: spread them on the element that takes focus. */
export interface FieldControl extends DOMProps {
  id: string
  'aria-labelledby': string
  'aria-invalid'?: true
  'aria-required'?: true
}

export interface FieldProps extends Omit<FieldBase, 'name' | 'isDisabled' | 'isReadOnly' | 'autoFocus'> {
  /** Renders the control with the props of the field. */
  children: (control: FieldControl) => ReactNode
  /** The frame; its `focus()` moves to the control. */
  ref?: Ref<HTMLDivElement>
}

/** Label, help and error around a control from outside the package. */
export function Field({
  label,
  isLabelHidden,
  description,
  errorMessage,
  isInvalid,
  isRequired,
  children,
  ref,
  ...rest
}: FieldProps) {
  const ownId = useId()
  const id = rest.id ?? ownId
  const described = [rest['aria-describedby'], description && `${id}-help`, errorMessage && `${id}-error`]
  const control: FieldControl = {
    ...domProps(rest),
    id,
    'aria-labelledby': `${id}-label`,
    'aria-describedby': described.filter(Boolean).join(' ') || undefined,
    'aria-invalid': Boolean(isInvalid || errorMessage) || undefined,
    'aria-required': isRequired || undefined,
  }
  return (
    <div ref={useGroupRef(ref)} className={styles.field}>
      <label id={`${id}-label`} htmlFor={id} className={isLabelHidden ? hiddenVisually : styles.label}>
        {labelText(label, isRequired)}
      </label>
      {description && (
        <span id={`${id}-help`} className={styles.description}>
          {wrapTexts(description)}
        </span>
      )}
      {children(control)}
      {errorMessage && (
        <span id={`${id}-error`} className={styles.error}>
          <ProblemText>{errorMessage}</ProblemText>
        </span>
      )}
    </div>
  )
}
