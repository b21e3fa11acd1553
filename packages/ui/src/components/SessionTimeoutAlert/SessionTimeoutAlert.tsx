'use client'
import type { ReactNode, Ref } from 'react'
import { type DOMProps, domProps } from '../../internal/dom-props.ts'
import { useWords } from '../../messages/words.ts'
import { Button } from '../Button/Button.tsx'
import { Countdown } from '../Countdown/Countdown.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { InlineAlert } from '../InlineAlert/InlineAlert.tsx'
import * as styles from './SessionTimeoutAlert.css.ts'
import { sessionTimeoutAlertWords } from './words.ts'

export interface SessionTimeoutAlertProps extends DOMProps {
  isOpen: boolean
  /** When the session ends, in milliseconds since 1970. */
  endsAt: number
  /** The clock, in milliseconds since 1970. */
  now?: () => number
  /** The session is over: only logging in again is left. */
  isEnded?: boolean
  /** Extending is under way. */
  isExtending?: boolean
  /** Why extending failed; it is announced, and the answers stay open. */
  errorMessage?: ReactNode
  /** Called to stay logged in, also by Escape. */
  onExtend: () => void
  /** Called to log out at once. */
  onLogOut: () => void
  /** Leads to the login, once the session is over. */
  onLogIn: () => void
  /** Called once, when the time is up. */
  onEnd?: () => void
  ref?: Ref<HTMLElement>
}

/** Warns before a session ends, extends it by one press, and says so when it is over. */
export function SessionTimeoutAlert({
  isOpen,
  endsAt,
  now,
  isEnded = false,
  isExtending = false,
  errorMessage,
  onExtend,
  onLogOut,
  onLogIn,
  onEnd,
  ref,
  ...rest
}: SessionTimeoutAlertProps) {
  const words = useWords(sessionTimeoutAlertWords)
  const ended = (
    <Button variant="primary" onPress={onLogIn}>
      {words.logIn}
    </Button>
  )
  const ending = (
    <>
      <Button variant="quiet" onPress={onLogOut}>
        {words.logOut}
      </Button>
      <Button variant="primary" isPending={isExtending} onPress={onExtend}>
        {words.sessionExtend}
      </Button>
    </>
  )
  return (
    <Dialog
      {...domProps(rest)}
      ref={ref}
      role="alertdialog"
      size="small"
      isOpen={isOpen}
      onOpenChange={(willOpen) => {
        if (!willOpen && !isEnded) onExtend()
      }}
      title={isEnded ? words.sessionEndedTitle : words.sessionEndsTitle}
      actions={isEnded ? ended : ending}
    >
      {isEnded ? (
        words.sessionEndedText
      ) : (
        <div className={styles.body}>
          <p>{words.sessionEndsText}</p>
          <Countdown size="large" until={endsAt} now={now} onEnd={onEnd} />
          {errorMessage && !isExtending && <InlineAlert tone="danger">{errorMessage}</InlineAlert>}
        </div>
      )}
    </Dialog>
  )
}

export default SessionTimeoutAlert
