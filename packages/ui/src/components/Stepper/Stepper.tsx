'use client'
import Check from 'lucide-react/icons/check'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode, Ref } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { type DOMProps, domProps, type Named } from '../../internal/dom-props.ts'
import { hiddenVisually } from '../../internal/hidden.css.ts'
import { Icon } from '../../internal/icon.tsx'
import { wrapTexts } from '../../internal/own-text.tsx'
import { useMessages } from '../../messages/use-messages.ts'
import * as styles from './Stepper.css.ts'
import { stepperMessages } from './messages.ts'

/** One step of a task. */
export interface Step<Key extends string = string> {
  id: Key
  label: ReactNode
  /** Help under the label. */
  description?: ReactNode
  /** Where it is not what its place says: a step before the current one is done, one after it is ahead. */
  status?: 'done' | 'failed' | 'ahead'
}

export type StepperProps<Key extends string = string> = Named &
  DOMProps & {
    items: readonly Step<Key>[]
    /** Id of the step one is at; `null` once all are done. */
    value: NoInfer<Key> | null
    /** Leads back to a step that is done or failed; without it the steps are only shown. */
    onChange?: (value: Key) => void
    /** Side by side where there is room, or below each other. */
    orientation?: 'horizontal' | 'vertical'
    ref?: Ref<HTMLOListElement>
  }

/** Hands the focus to a step when its button goes, as one is there now. */
const leaveToStep = (button: HTMLElement | null) => {
  const step = button?.closest('li')
  return () => {
    if (document.activeElement === button) step?.focus()
  }
}

/** The steps of a task in their order: what is done, where one is, what failed and what is to come. */
export function Stepper<Key extends string>({
  items,
  value,
  onChange,
  orientation = 'horizontal',
  'aria-label': label,
  'aria-labelledby': labelledBy,
  ref,
  ...rest
}: StepperProps<Key>) {
  const current = value === null ? items.length : items.findIndex(({ id }) => id === value)
  return (
    <ol
      {...domProps(rest)}
      ref={ref}
      aria-label={label}
      aria-labelledby={labelledBy}
      className={styles.steps({ orientation })}
    >
      {items.map((step, index) => {
        const status = step.status ?? (index < current ? 'done' : 'ahead')
        const leadsBack = onChange && index !== current && status !== 'ahead'
        return (
          <li
            key={step.id}
            className={styles.step({ orientation })}
            data-status={status}
            aria-current={index === current ? 'step' : undefined}
            tabIndex={onChange ? -1 : undefined}
          >
            {leadsBack ? (
              <button ref={leaveToStep} type="button" className={styles.link} onClick={() => onChange(step.id)}>
                <StepMessages step={step} number={index + 1} status={status} />
              </button>
            ) : (
              <StepMessages step={step} number={index + 1} status={status} />
            )}
          </li>
        )
      })}
    </ol>
  )
}

interface StepWordsProps {
  step: Step
  number: number
  status: NonNullable<Step['status']>
}

const marks = { done: Check, failed: TriangleAlert }

function StepMessages({ step: { label, description }, number, status }: StepWordsProps) {
  const messages = useMessages(stepperMessages)
  const { locale } = useLocale()
  return (
    <span className={styles.content}>
      <span className={styles.mark} aria-hidden>
        {status === 'ahead' ? number.toLocaleString(locale) : <Icon of={marks[status]} />}
      </span>
      <span className={styles.texts}>
        <span className={styles.label}>{wrapTexts(label)}</span>
        {status !== 'ahead' && ' '}
        {status !== 'ahead' && (
          <span className={hiddenVisually}>{status === 'done' ? messages.stepDone : messages.stepFailed}</span>
        )}
        {description && ' '}
        {description && <span className={styles.description}>{wrapTexts(description)}</span>}
      </span>
    </span>
  )
}
