'use client'
import CircleAlert from 'lucide-react/icons/circle-alert'
import type { ReactNode } from 'react'
import { FieldError } from 'react-aria-components/FieldError'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { besideOthers, keyOfText, oneText, wrapTexts } from './own-text.tsx'
import { useMessages } from '../messages/use-messages.ts'
import type { DOMProps } from './dom-props.ts'
import * as styles from './field.css.ts'
import { hiddenVisually } from './hidden.css.ts'
import { Icon } from './icon.tsx'
import { fieldMessages } from './messages.ts'

/** Props of every field, whatever its value. */
export interface FieldBase extends DOMProps {
  label: ReactNode
  /** Keeps the label for assistive technology alone, where the place says what the field is for. */
  isLabelHidden?: boolean
  /** Help, between label and field. */
  description?: ReactNode
  /** The error and how to fix it; marks the field as invalid. */
  errorMessage?: ReactNode
  name?: string
  /** Required fields carry no mark; `false` marks the field as '(optional)'. */
  isRequired?: boolean
  isDisabled?: boolean
  isReadOnly?: boolean
  /** Marks the field as invalid without words; `false` takes back neither its error nor what it finds wrong itself. */
  isInvalid?: boolean
  autoFocus?: boolean
}

/** The words of a label, and '(optional)' where the field may be left out. */
export const labelText = (children: ReactNode, isRequired: boolean | undefined) =>
  isRequired === false ? <OptionalText>{children}</OptionalText> : wrapTexts(children)

function OptionalText({ children }: { children: ReactNode }) {
  const { optional } = useMessages(fieldMessages)
  return (
    <>
      {besideOthers(children)} <span className={styles.optional}>{optional}</span>
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

/** The drawing and the words of an error. */
export const ProblemText = ({ children }: { children: ReactNode }) => (
  <>
    <span className={styles.errorIcon}>
      <Icon of={CircleAlert} />
    </span>
    <span key={keyOfText(children)}>{oneText(children)}</span>
  </>
)
