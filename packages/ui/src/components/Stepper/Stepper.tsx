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
  /** Help text under the label. */
  description?: ReactNode
  /** The status, if it differs from the position: steps before the current one are 'done', later ones are 'ahead'. */
  status?: 'done' | 'failed' | 'ahead'
}

export type StepperProps<Key extends string = string> = Named &
  DOMProps & {
    items: readonly Step<Key>[]
    /** Id of the current step; `null` if all are done. */
    value: NoInfer<Key> | null
    /** Called to return to a done or failed step; without it the steps are not interactive. */
    onChange?: (value: Key) => void
    /** 'horizontal' places steps side by side if they fit; 'vertical' stacks them. */
    orientation?: 'horizontal' | 'vertical'
    ref?: Ref<HTMLOListElement>
  }

/** Moves focus to a step when its button disappears because it becomes the current one. */
const focusStepOnUnmount = (button: HTMLElement | null) => {
  const step = button?.closest('li')
  return () => {
    if (document.activeElement === button) step?.focus()
  }
}

/** The steps of a task in order: done, current, failed and ahead. */
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
        const canReturn = onChange && index !== current && status !== 'ahead'
        return (
          <li
            key={step.id}
            className={styles.step({ orientation })}
            data-status={status}
            aria-current={index === current ? 'step' : undefined}
            tabIndex={onChange ? -1 : undefined}
          >
            {canReturn ? (
              <button ref={focusStepOnUnmount} type="button" className={styles.link} onClick={() => onChange(step.id)}>
                <StepContent step={step} number={index + 1} status={status} />
              </button>
            ) : (
              <StepContent step={step} number={index + 1} status={status} />
            )}
          </li>
        )
      })}
    </ol>
  )
}

interface StepContentProps {
  step: Step
  number: number
  status: NonNullable<Step['status']>
}

const marks = { done: Check, failed: TriangleAlert }

function StepContent({ step: { label, description }, number, status }: StepContentProps) {
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
