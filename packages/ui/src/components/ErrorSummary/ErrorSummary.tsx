'use client'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { type ReactNode, type Ref, useEffect, useId, useRef } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Icon } from '../../internal/icon.tsx'
import { useWords } from '../../messages/words.ts'
import { formsOf, plural } from '../../messages/format.ts'
import * as styles from './ErrorSummary.css.ts'
import { focusField } from './focus-field.ts'
import { errorSummaryWords } from './words.ts'

export interface FormProblem {
  /** The name of the field; a problem of the whole form has none. */
  field?: string
  message: ReactNode
}

export interface ErrorSummaryProps {
  errors: FormProblem[]
  /** By default it counts the fields. */
  title?: ReactNode
  headingLevel?: 2 | 3
  /** Moves the focus to a field itself; by default the field is found by its name. */
  onFocusField?: (field: string) => void
  ref?: Ref<HTMLElement>
}

/** Says what is wrong with a form that was sent; takes the focus when it appears and leads to each field. */
export function ErrorSummary({ errors, title, headingLevel = 2, onFocusField, ref }: ErrorSummaryProps) {
  const words = useWords(errorSummaryWords)
  const { locale } = useLocale()
  const id = useId()
  const own = useRef<HTMLElement>(null)
  const Heading = `h${headingLevel}` as const

  useEffect(() => own.current?.focus(), [])

  const go = (field: string) => {
    if (onFocusField) onFocusField(field)
    else focusField(field, own.current?.closest('form') ?? document)
  }

  return (
    <section
      ref={(element) => {
        own.current = element
        if (typeof ref === 'function') return ref(element)
        if (ref) ref.current = element
        return undefined
      }}
      tabIndex={-1}
      aria-labelledby={id}
      className={styles.summary}
    >
      <span className={styles.icon}>
        <Icon of={CircleAlert} size={20} />
      </span>
      <div className={styles.body}>
        <Heading id={id} className={styles.title}>
          {title ?? plural(locale, errors.length, formsOf(words, 'fieldsWrong'))}
        </Heading>
        <ul className={styles.list}>
          {errors.map(({ field, message }, index) => (
            <li key={field ?? index}>
              {field === undefined ? (
                message
              ) : (
                <a
                  href={`#${field}`}
                  className={styles.link}
                  onClick={(event) => {
                    event.preventDefault()
                    go(field)
                  }}
                >
                  {message}
                </a>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
