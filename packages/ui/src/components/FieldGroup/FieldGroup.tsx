'use client'
import { type ReactNode, type Ref, useId } from 'react'
import { type DOMProps, domProps } from '../../internal/dom-props.ts'
import { useGroupRef } from '../../internal/field-focus.ts'
import { labelText, ProblemText } from '../../internal/field-parts.tsx'
import * as field from '../../internal/field.css.ts'
import { hiddenVisually } from '../../internal/hidden.css.ts'
import { wrapTexts } from '../../internal/own-text.tsx'
import * as styles from './FieldGroup.css.ts'

export interface FieldGroupProps extends DOMProps {
  /** The label of the group. */
  label: ReactNode
  /** Hides the label visually; assistive technology still reads it. */
  isLabelHidden?: boolean
  description?: ReactNode
  /** The error of the group of fields. */
  errorMessage?: ReactNode
  children: ReactNode
  /** Fields side by side from 768 px. */
  columns?: 1 | 2
  /** `false` marks the whole group as '(optional)'. */
  isRequired?: boolean
  /** The group; its `focus()` moves to the first control. */
  ref?: Ref<HTMLFieldSetElement>
}

/** Fields that belong together, under one label. */
export function FieldGroup({
  label,
  isLabelHidden,
  description,
  errorMessage,
  children,
  columns = 1,
  isRequired,
  ref,
  ...rest
}: FieldGroupProps) {
  const id = useId()
  const described = [rest['aria-describedby'], description && `${id}help`, errorMessage && `${id}problem`]
    .filter(Boolean)
    .join(' ')
  return (
    <fieldset
      {...domProps(rest)}
      ref={useGroupRef(ref)}
      className={styles.group}
      aria-describedby={described || undefined}
    >
      <legend className={isLabelHidden ? hiddenVisually : styles.legend}>{labelText(label, isRequired)}</legend>
      {description && (
        <p id={`${id}help`} className={styles.description}>
          {wrapTexts(description)}
        </p>
      )}
      <div className={columns === 2 ? `${styles.fields({ columns })} ${field.beside}` : styles.fields({ columns })}>
        {wrapTexts(children)}
      </div>
      {errorMessage && (
        <p id={`${id}problem`} className={field.error}>
          <ProblemText>{errorMessage}</ProblemText>
        </p>
      )}
    </fieldset>
  )
}
