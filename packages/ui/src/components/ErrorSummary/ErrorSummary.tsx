'use client'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { type ReactNode, type Ref, useCallback, useEffect, useId, useMemo, useRef } from 'react'
import { mergeRefs } from 'react-aria/mergeRefs'
import { useLocale } from 'react-aria-components/I18nProvider'
import { type DOMProps, domProps } from '../../internal/dom-props.ts'
import { controlOf } from '../../internal/field-focus.ts'
import { Icon } from '../../internal/icon.tsx'
import { wrapTexts } from '../../internal/own-text.tsx'
import * as problem from '../../internal/problem.css.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { formsOf, plural } from '../../messages/format.ts'
import * as styles from './ErrorSummary.css.ts'
import { focusField } from './focus-field.ts'
import { rootOf, useOwnProblems } from './own-problems.ts'
import type { FormProblem } from './form-problem.ts'
import { errorSummaryMessages } from './messages.ts'

export type { FormProblem } from './form-problem.ts'

export interface ErrorSummaryProps extends DOMProps {
  /** The errors, in the order of the fields. */
  errors: readonly FormProblem[]
  /** The number of fields by default. */
  title?: ReactNode
  headingLevel?: 2 | 3
  /** Moves the focus to a field; by default the field is found by its id or name. */
  onFocusField?: (field: string) => void
  ref?: Ref<HTMLElement>
}

/** Moves focus to the form when a focused summary disappears. */
function leaveToForm(summary: HTMLElement | null) {
  const form = summary?.closest('form')
  return () => {
    if (!form || !summary?.contains(document.activeElement)) return
    queueMicrotask(() => document.activeElement === document.body && controlOf(form)?.focus())
  }
}

/** Lists the errors of a submitted form; takes the focus when it appears and links to each field. */
export function ErrorSummary({ errors, title, headingLevel = 2, onFocusField, ref, ...rest }: ErrorSummaryProps) {
  const messages = useMessages(errorSummaryMessages)
  const { locale } = useLocale()
  const id = useId()
  const section = useRef<HTMLElement>(null)
  const Heading = `h${headingLevel}` as const

  const all = useMemo(() => mergeRefs(section, leaveToForm, ref), [ref])

  useEffect(() => section.current?.focus(), [])
  // The focused link can disappear, with its problem.
  const keepFocus = useCallback(
    (link: HTMLElement | null) => () => {
      if (document.activeElement === link) section.current?.focus()
    },
    [],
  )

  const ownMessages = useOwnProblems(errors, section)
  const go = (field: string) => {
    if (onFocusField) onFocusField(field)
    else focusField(field, rootOf(section.current))
  }

  return (
    <section
      {...domProps(rest)}
      ref={all}
      tabIndex={-1}
      aria-labelledby={id}
      className={`${problem.problem} ${styles.summary}`}
    >
      <span className={problem.icon}>
        <Icon of={CircleAlert} />
      </span>
      <div className={problem.body}>
        <Heading id={id} className={problem.title}>
          {wrapTexts(title ?? plural(locale, errors.length, formsOf(messages, 'fieldsWrong')))}
        </Heading>
        <ul className={styles.list}>
          {errors.map(({ field, message }, index) => (
            <li key={field ?? index}>
              {field === undefined ? (
                wrapTexts(message)
              ) : (
                <a
                  ref={keepFocus}
                  href={`#${field}`}
                  className={styles.link}
                  onClick={(event) => {
                    event.preventDefault()
                    go(field)
                  }}
                >
                  {wrapTexts(ownMessages[index] || message)}
                </a>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
