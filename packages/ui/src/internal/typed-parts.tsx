'use client'
import { Fragment, use, useEffect, useEffectEvent, useRef } from 'react'
import { DateFieldStateContext, DateInput, DateSegment } from 'react-aria-components/DateField'
import { TimeFieldStateContext } from 'react-aria-components/TimeField'
import * as styles from './calendar.css.ts'
import type { DOMProps } from './dom-props.ts'
import { controlOf } from './field-focus.ts'
import { hiddenVisually } from './hidden.css.ts'

interface TypedSegmentsProps extends Pick<DOMProps, `data-${string}`> {
  /** They are the box of the field, and not within one. */
  isBox?: boolean
  /** Some parts are typed and others are not, or no longer so. */
  onPartial: (isPartial: boolean) => void
}

/** The parts of a time, or of a date with its time. */
export const TypedSegments = ({ onPartial, isBox = false, ...data }: TypedSegmentsProps) => (
  <DateInput {...data} className={isBox ? `${styles.group} ${styles.together}` : `${styles.input} ${styles.withTime}`}>
    {(segment) => (
      <Fragment>
        <DateSegment segment={segment} className={styles.segment} />
        {segment.type === 'hour' && <PartialWatch onPartial={onPartial} />}
      </Fragment>
    )}
  </DateInput>
)

function PartialWatch({ onPartial }: Pick<TypedSegmentsProps, 'onPartial'>) {
  const ofTime = use(TimeFieldStateContext)
  const ofDate = use(DateFieldStateContext)
  const parts = (ofTime ?? ofDate)?.segments.filter(({ isEditable }) => isEditable) ?? []
  const isPartial = parts.some(({ isPlaceholder }) => isPlaceholder) && parts.some((part) => !part.isPlaceholder)
  const tell = useEffectEvent(onPartial)
  useEffect(() => tell(isPartial), [isPartial])
  return null
}

interface TypedInputProps {
  name: string | undefined
  value: string
  /** Why the browser is to refuse the form, in words. */
  problem: string | undefined
  isDisabled: boolean | undefined
  /** The form was reset. */
  onReset: () => void
}

/** What the form sends, and what its own check refuses. */
export function TypedInput({ name, value, problem = '', isDisabled, onReset }: TypedInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const reset = useEffectEvent(onReset)
  useEffect(() => input.current?.setCustomValidity(problem), [problem])
  useEffect(() => {
    const form = input.current?.form
    const onFormReset = () => reset()
    form?.addEventListener('reset', onFormReset)
    return () => form?.removeEventListener('reset', onFormReset)
  }, [])
  return (
    <input
      ref={input}
      className={hiddenVisually}
      tabIndex={-1}
      aria-hidden
      name={name}
      value={value}
      disabled={isDisabled}
      onChange={() => undefined}
      // The browser leads here when it refuses the form.
      onFocus={({ currentTarget }) => currentTarget.parentElement && controlOf(currentTarget.parentElement)?.focus()}
    />
  )
}
