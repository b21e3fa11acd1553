'use client'
import { type ReactNode, type Ref, useId } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { type DOMProps, domProps } from '../../internal/dom-props.ts'
import { hiddenVisually } from '../../internal/hidden.css.ts'
import { keyOfText, oneText, wrapTexts } from '../../internal/own-text.tsx'
import { StyledBox } from '../../internal/server-style.tsx'
import type { Tone } from '../../theme/themes.ts'
import * as styles from './ProgressBar.css.ts'

export interface ProgressBarProps extends DOMProps {
  /** The label of the task. */
  label: ReactNode
  /** Progress between `minValue` and `maxValue`; omit it if it is unknown. */
  value?: number
  minValue?: number
  maxValue?: number
  /** Whether progress is indeterminate; the default without a value. */
  isIndeterminate?: boolean
  /** The progress as text, for example '3 of 8 files'; a percentage by default. */
  valueLabel?: string
  /** A line under the bar, for example the failed item. */
  description?: ReactNode
  /** 'success' and 'danger' need matching text. */
  tone?: Extract<Tone, 'brand' | 'success' | 'danger'>
  /** 4 or 8 px high. */
  size?: 'small' | 'medium'
  /** Hides the label visually, if visible text is next to the bar. */
  isLabelHidden?: boolean
  ref?: Ref<HTMLDivElement>
}

/** Shows the progress of a task, or that it is running. */
export function ProgressBar({
  label,
  value,
  minValue = 0,
  maxValue = 100,
  isIndeterminate = value === undefined,
  valueLabel,
  description,
  tone = 'brand',
  size = 'medium',
  isLabelHidden = false,
  ref,
  'aria-describedby': describedBy,
  ...rest
}: ProgressBarProps) {
  const { locale } = useLocale()
  const id = useId()
  const part = Math.min(1, Math.max(0, ((value ?? minValue) - minValue) / (maxValue - minValue || 1)))
  const progressText = valueLabel ?? part.toLocaleString(locale, { style: 'percent' })
  const progress = isIndeterminate
    ? { role: 'progressbar', 'aria-valuetext': valueLabel }
    : {
        role: 'progressbar',
        'aria-valuenow': value,
        'aria-valuemin': minValue,
        'aria-valuemax': maxValue,
        'aria-valuetext': progressText,
      }
  return (
    <div className={styles.progress}>
      <div className={isLabelHidden ? hiddenVisually : styles.texts}>
        <span key={keyOfText(label)} id={`${id}-label`} className={styles.label}>
          {oneText(label)}
        </span>
        {(!isIndeterminate || valueLabel) && <span className={styles.value}>{progressText}</span>}
      </div>
      <div
        {...domProps(rest)}
        ref={ref}
        aria-labelledby={`${id}-label`}
        aria-describedby={[description && `${id}-description`, describedBy].filter(Boolean).join(' ') || undefined}
        className={styles.track({ size })}
        {...progress}
      >
        {isIndeterminate ? (
          <div className={`${styles.bar({ tone })} ${styles.passing}`} />
        ) : (
          <StyledBox className={styles.bar({ tone })} style={{ inlineSize: `${part * 100}%` }} />
        )}
      </div>
      {description && (
        <div id={`${id}-description`} className={styles.description}>
          {wrapTexts(description)}
        </div>
      )}
    </div>
  )
}
