'use client'
import CircleAlert from 'lucide-react/icons/circle-alert'
import type { ReactNode } from 'react'
import { FieldError } from 'react-aria-components/FieldError'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { wrapOwnText, keyOfText, oneText, wrapTexts } from './own-text.tsx'
import { useMessages } from '../messages/use-messages.ts'
import type { DOMProps } from './dom-props.ts'
import * as styles from './field.css.ts'
import { hiddenVisually } from './hidden.css.ts'
import { Icon } from './icon.tsx'
import { fieldMessages } from './messages.ts'

/** Props of every field, whatever its value. */
export interface FieldBase extends DOMProps {
  label: ReactNode
  /** Hides the label visually, if the context explains the field; assistive technology still reads it. */
  isLabelHidden?: boolean
  /** Help text between label and field. */
  description?: ReactNode
  /** The error and how to fix it; marks the field as invalid. */
  errorMessage?: ReactNode
  name?: string
  /** Required fields have no mark; `false` marks the field as '(optional)'. */
  isRequired?: boolean
  isDisabled?: boolean
  isReadOnly?: boolean
  /** Marks the field as invalid without a message; `false` removes neither its error nor its own validation. */
  isInvalid?: boolean
  autoFocus?: boolean
}

/** The text of a label, and '(optional)' if the field is optional. */
export const labelText = (children: ReactNode, isRequired: boolean | undefined) =>
  isRequired === false ? <OptionalText>{children}</OptionalText> : wrapTexts(children)

function OptionalText({ children }: { children: ReactNode }) {
  const { optional } = useMessages(fieldMessages)
  return (
    <>
      {wrapOwnText(children)} <span className={styles.optional}>{optional}</span>
    </>
  )
}

interface FieldLabelProps {
  children: ReactNode
  isRequired: boolean | undefined
  isHidden: boolean | undefined
}

/** The label above a React Aria field. */
export const FieldLabel = ({ children, isRequired, isHidden }: FieldLabelProps) => (
  <Label className={isHidden ? hiddenVisually : styles.label}>{labelText(children, isRequired)}</Label>
)

/** Help between the label and the input of a React Aria field. */
export const FieldDescription = ({ children }: { children: ReactNode }) =>
  children ? (
    <Text key={keyOfText(children)} slot="description" className={styles.description}>
      {oneText(children)}
    </Text>
  ) : null

/** The error under a React Aria field. */
export const FieldProblem = ({ children }: { children: ReactNode }) =>
  children ? (
    <FieldError className={styles.error}>
      <ProblemText>{children}</ProblemText>
    </FieldError>
  ) : null

/** The icon and text of an error. */
export const ProblemText = ({ children }: { children: ReactNode }) => (
  <>
    <span className={styles.errorIcon}>
      <Icon of={CircleAlert} />
    </span>
    <span key={keyOfText(children)}>{oneText(children)}</span>
  </>
)
