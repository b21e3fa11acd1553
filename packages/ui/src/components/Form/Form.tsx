'use client'
import { type FormEvent, type ReactNode, type Ref, useContext, useState } from 'react'
import { type DOMProps, domProps } from '../../internal/dom-props.ts'
import { overlayFooter } from '../../internal/overlay-footer.css.ts'
import { OverlayFooter } from '../../internal/overlay-footer.ts'
import { wrapOwnText, wrapTexts } from '../../internal/own-text.tsx'
import { ErrorSummary, type FormProblem } from '../ErrorSummary/ErrorSummary.tsx'
import * as styles from './Form.css.ts'

export interface FormProps extends DOMProps {
  children: ReactNode
  /** Called instead of a submission to the server. If it returns a promise, the error summary waits for it. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void | Promise<unknown>
  /**
   * Called when the form is reset, for example by a button of `type="reset"`; form libraries restore their values here.
   */
  onReset?: (event: FormEvent<HTMLFormElement>) => void
  /** The errors, in the order of the fields; shown after submission. */
  errors?: readonly FormProblem[]
  /** The heading of the error summary. */
  errorTitle?: ReactNode
  /** Moves the focus to a field; by default the field is found by its id or name. */
  onFocusField?: (field: string) => void
  /**
   * Buttons at the end, the submit button first. In a Dialog or SidePanel without actions they become its footer, where
   * the submit button is last.
   */
  actions?: ReactNode
  'aria-label'?: string
  'aria-labelledby'?: string
  ref?: Ref<HTMLFormElement>
}

/** Fields that are submitted together; on failure the error summary takes the focus. */
export function Form({
  children,
  onSubmit,
  onReset,
  errors = [],
  errorTitle,
  onFocusField,
  actions,
  ref,
  ...rest
}: FormProps) {
  const isFooter = useContext(OverlayFooter)
  const [attempts, setAttempts] = useState(0)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const check = onSubmit(event)
    if (check instanceof Promise) void check.finally(() => setAttempts((count) => count + 1))
    else setAttempts(attempts + 1)
  }
  const reset = (event: FormEvent<HTMLFormElement>) => {
    // The errors belong to the values before the reset.
    setAttempts(0)
    onReset?.(event)
  }
  return (
    <form
      {...domProps(rest)}
      aria-label={rest['aria-label']}
      aria-labelledby={rest['aria-labelledby']}
      ref={ref}
      className={styles.form({ isInOverlay: isFooter })}
      noValidate
      onSubmit={submit}
      onReset={reset}
    >
      {attempts > 0 && errors.length > 0 && (
        <ErrorSummary key={attempts} errors={errors} title={errorTitle} onFocusField={onFocusField} />
      )}
      {wrapOwnText(children)}
      {actions && (
        <div className={isFooter ? `${overlayFooter} ${styles.footer}` : styles.actions}>{wrapTexts(actions)}</div>
      )}
    </form>
  )
}
