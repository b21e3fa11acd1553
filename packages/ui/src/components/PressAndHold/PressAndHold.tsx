'use client'
import Check from 'lucide-react/icons/check'
import { type CSSProperties, type ReactNode, type Ref, useId } from 'react'
import { Button } from 'react-aria-components/Button'
import { type DOMProps, domProps } from '../../internal/dom-props.ts'
import { ProblemText } from '../../internal/field-parts.tsx'
import * as field from '../../internal/field.css.ts'
import { hiddenVisually } from '../../internal/hidden.css.ts'
import { Icon } from '../../internal/icon.tsx'
import { wrapTexts } from '../../internal/own-text.tsx'
import { useReducedMotion } from '../../internal/use-reduced-motion.ts'
import { type Translated, useMessages } from '../../messages/use-messages.ts'
import * as styles from './PressAndHold.css.ts'
import { type HoldPhase, useHold } from './use-hold.ts'
import { pressAndHoldMessages } from './messages.ts'

export interface PressAndHoldProps<Solution> extends DOMProps {
  /** Solves the challenge during the press; rejects on failure. */
  solve: () => Promise<Solution>
  /** Called with the solution; shows 'Done' when it resolves, 'Please try again' when it rejects. */
  onPass: (solution: Solution, heldMs: number) => void | Promise<void>
  /** How long the button must be held or waited for, in milliseconds, as the server requires. */
  holdMs: number
  headingLevel?: 1 | 2
  /** Help for users who can't continue, for example a link to contact us. */
  help?: ReactNode
  ref?: Ref<HTMLButtonElement>
}

const labels: Record<HoldPhase, keyof Translated<typeof pressAndHoldMessages>> = {
  idle: 'hold',
  failed: 'hold',
  holding: 'hold',
  armed: 'holdWait',
  ready: 'holdAgain',
  checking: 'holdChecking',
  done: 'holdDone',
}

/** The phases in which the button fills or is full. */
const filling: ReadonlySet<HoldPhase> = new Set(['holding', 'armed', 'ready', 'checking'])

/** Returns the announcement of the progress. */
function announcementOf(messages: Translated<typeof pressAndHoldMessages>, phase: HoldPhase, part: number) {
  if (phase === 'done') return messages.holdDone
  if (phase === 'ready') return messages.holdAgain
  if (phase === 'checking') return messages.holdChecking
  return part >= 0.5 && phase !== 'failed' ? messages.holdHalf : ''
}

/** A button that the user holds, or presses, waits and presses again, until a challenge is solved. */
export function PressAndHold<Solution>({
  solve,
  onPass,
  holdMs,
  headingLevel = 2,
  help,
  ref,
  'aria-describedby': describedBy,
  ...rest
}: PressAndHoldProps<Solution>) {
  const messages = useMessages(pressAndHoldMessages)
  const id = useId()
  const isMotionReduced = useReducedMotion()
  const { phase, part, press, release } = useHold({ solve, onPass, holdMs })
  const Heading = `h${headingLevel}` as const
  const filled = isMotionReduced ? Math.floor(part * 4) / 4 : part

  return (
    <div className={styles.page}>
      <Heading className={styles.title}>{messages.holdTitle}</Heading>
      <p id={`${id}text`} className={styles.text}>
        {messages.holdText}
      </p>
      <Button
        {...domProps(rest)}
        ref={ref}
        className={styles.button({ phase })}
        // No style attribute on a server, because a strict policy would drop it.
        style={filled > 0 ? ({ '--hold-part': filled } as CSSProperties) : undefined}
        aria-describedby={[`${id}text`, `${id}hint`, describedBy].filter(Boolean).join(' ')}
        onPressStart={press}
        onPressEnd={release}
      >
        {filling.has(phase) && <span className={styles.line} />}
        <span className={styles.label}>
          {phase === 'done' && <Icon of={Check} />}
          <span>{messages[labels[phase]]}</span>
        </span>
      </Button>
      <output className={hiddenVisually}>{announcementOf(messages, phase, part)}</output>
      <div role="alert" className={styles.problem}>
        {phase === 'failed' && (
          <span className={field.error}>
            <ProblemText>{messages.holdFailed}</ProblemText>
          </span>
        )}
      </div>
      <p id={`${id}hint`} className={styles.hint}>
        {messages.holdHint}
      </p>
      {help && <div className={styles.help}>{wrapTexts(help)}</div>}
    </div>
  )
}
