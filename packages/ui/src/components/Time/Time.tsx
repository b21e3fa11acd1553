'use client'
import { type ComponentType, type ReactNode, type Ref, useRef, useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { useTooltipTrigger } from 'react-aria/useTooltipTrigger'
import { useTooltipTriggerState } from 'react-stately/useTooltipTriggerState'
import { type DOMProps, domProps } from '../../internal/dom-props.ts'
import { besideOthers } from '../../internal/own-text.tsx'
import { joinParts } from '../../internal/soft-breaks.tsx'
import { inUTC } from './in-utc.ts'
import * as styles from './Time.css.ts'
import type { TimeTooltipProps } from './TimeTooltip.tsx'

export { type Formats, useFormats } from './use-formats.ts'

export interface TimeProps extends DOMProps {
  /** The moment, in ISO 8601 with its offset: `2026-02-18T22:52:00Z`. Invalid moments are shown as plain text. */
  dateTime: string
  /** The moment in the reader's zone and words, as the application writes it. */
  children: ReactNode
  /** The whole moment with its zone, for words that say less, such as '5 minutes ago'; the tooltip shows it before UTC. */
  inFull?: string
  ref?: Ref<HTMLTimeElement>
}

/** The words of a moment, which can wrap at their no-break spaces on paper. */
function withPaperBreaks(words: ReactNode): ReactNode {
  const parts = typeof words === 'string' ? words.split(/(?<=[\u00A0\u202F])/u) : []
  if (typeof words !== 'string' || parts.length === 1) return words
  // A new text is a new element: page translators keep old text nodes.
  return <span key={words}>{joinParts(parts, <wbr className={styles.paperBreak} />)}</span>
}

/** A moment in the reader's own zone; under the pointer, the focus or a press it is told in UTC (HTML time). */
export function Time({ dateTime, children, inFull, ref, ...rest }: TimeProps) {
  const { locale } = useLocale()
  const utc = inUTC(locale, dateTime)
  const words = withPaperBreaks(children)
  return (
    <time {...domProps(rest)} ref={ref} className={styles.moment} dateTime={utc && dateTime}>
      {utc ? <Told inFull={inFull ? `${inFull}; ${utc}` : utc}>{words}</Told> : words}
    </time>
  )
}

const load = async () => (await import('./TimeTooltip.tsx')).TimeTooltip
const ignore = () => undefined

function Told({ inFull, children }: { inFull: string; children: ReactNode }) {
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
        // Under a finger there is neither hovering nor focus.
        onClick={() => state.open(true)}
        onPointerOver={Tooltip ? undefined : prepare}
        onFocusCapture={Tooltip ? undefined : prepare}
      >
        {besideOthers(children)}
      </button>
      {Tooltip && (
        <Tooltip {...tooltipProps} state={state} triggerRef={trigger}>
          {inFull}
        </Tooltip>
      )}
    </>
  )
}
