'use client'
import type { ReactNode, Ref } from 'react'
import { type DOMProps, domProps } from '../../internal/dom-props.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../Button/Button.tsx'
import { Countdown } from '../Countdown/Countdown.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { InlineAlert } from '../InlineAlert/InlineAlert.tsx'
import * as styles from './SessionTimeoutAlert.css.ts'
import { sessionTimeoutAlertMessages } from './messages.ts'

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
  const messages = useMessages(sessionTimeoutAlertMessages)
  const ended = (
    <Button variant="primary" onPress={onLogIn}>
      {messages.logIn}
    </Button>
  )
  const ending = (
    <>
      <Button variant="quiet" onPress={onLogOut}>
        {messages.logOut}
      </Button>
      <Button variant="primary" isPending={isExtending} onPress={onExtend}>
        {messages.sessionExtend}
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
      title={isEnded ? messages.sessionEndedTitle : messages.sessionEndsTitle}
      actions={isEnded ? ended : ending}
    >
      {isEnded ? (
        messages.sessionEndedText
      ) : (
        <div className={styles.body}>
          <p>{messages.sessionEndsText}</p>
          <Countdown size="large" until={endsAt} now={now} onEnd={onEnd} />
          {errorMessage && !isExtending && <InlineAlert tone="danger">{errorMessage}</InlineAlert>}
        </div>
      )}
    </Dialog>
  )
}

export default SessionTimeoutAlert
