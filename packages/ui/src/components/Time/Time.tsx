'use client'
import { type ComponentType, type ReactNode, type Ref, useRef, useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { useTooltipTrigger } from 'react-aria/useTooltipTrigger'
import { useTooltipTriggerState } from 'react-stately/useTooltipTriggerState'
import { type DOMProps, domProps } from '../../internal/dom-props.ts'
import { wrapOwnText } from '../../internal/own-text.tsx'
import { joinParts } from '../../internal/soft-breaks.tsx'
import { inUTC } from './in-utc.ts'
import * as styles from './Time.css.ts'
import type { TimeTooltipProps } from './TimeTooltip.tsx'

export { type Formats, useFormats } from './use-formats.ts'

export interface TimeProps extends DOMProps {
  /** The time, in ISO 8601 with its offset: `2026-02-18T22:52:00Z`. Invalid times are shown as plain text. */
  dateTime: string
  /** The time in the reader's zone, formatted by the application. */
  children: ReactNode
  /** The full time with its zone, for shorter text such as '5 minutes ago'; the tooltip shows it before UTC. */
  inFull?: string
  ref?: Ref<HTMLTimeElement>
}

/** The text of a time, which can wrap at its no-break spaces in print. */
function withPaperBreaks(text: ReactNode): ReactNode {
  const parts = typeof text === 'string' ? text.split(/(?<=[\u00A0\u202F])/u) : []
  if (typeof text !== 'string' || parts.length === 1) return text
  // New text gets a new element, because page translators keep old text nodes.
  return <span key={text}>{joinParts(parts, <wbr className={styles.paperBreak} />)}</span>
}

/** A time in the reader's own zone; on hover, focus or press it shows UTC (HTML time). */
export function Time({ dateTime, children, inFull, ref, ...rest }: TimeProps) {
  const { locale } = useLocale()
  const utc = inUTC(locale, dateTime)
  const text = withPaperBreaks(children)
  return (
    <time {...domProps(rest)} ref={ref} className={styles.moment} dateTime={utc && dateTime}>
      {utc ? <TimeWithTooltip inFull={inFull ? `${inFull}; ${utc}` : utc}>{text}</TimeWithTooltip> : text}
    </time>
  )
}

const load = async () => (await import('./TimeTooltip.tsx')).TimeTooltip
const ignore = () => undefined

function TimeWithTooltip({ inFull, children }: { inFull: string; children: ReactNode }) {
  const [Tooltip, setTooltip] = useState<ComponentType<TimeTooltipProps>>()
  const trigger = useRef<HTMLButtonElement>(null)
  const state = useTooltipTriggerState({ delay: 500 })
  const { triggerProps, tooltipProps } = useTooltipTrigger({ shouldCloseOnPress: false }, state, trigger)
  // A failed chunk is requested again on the next hover or focus.
  const prepare = () => void load().then((loaded) => setTooltip(() => loaded), ignore)
  return (
    <>
      <button
        {...triggerProps}
        ref={trigger}
        type="button"
        className={styles.time}
        // Touch has neither hover nor focus.
        onClick={() => state.open(true)}
        onPointerOver={Tooltip ? undefined : prepare}
        onFocusCapture={Tooltip ? undefined : prepare}
      >
        {wrapOwnText(children)}
      </button>
      {Tooltip && (
        <Tooltip {...tooltipProps} state={state} triggerRef={trigger}>
          {inFull}
        </Tooltip>
      )}
    </>
  )
}
