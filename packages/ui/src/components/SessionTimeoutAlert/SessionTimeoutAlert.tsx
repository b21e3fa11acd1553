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
  /** The end of the session, in milliseconds since 1970. */
  endsAt: number
  /** The current time, in milliseconds since 1970. */
  now?: () => number
  /** Whether the session has ended, so that the user can only log in again. */
  isEnded?: boolean
  /** Whether the extension is in progress. */
  isExtending?: boolean
  /** The reason why the extension failed; it is announced, and the buttons stay enabled. */
  errorMessage?: ReactNode
  /** Called to stay logged in, also on Escape. */
  onExtend: () => void
  /** Called to log out immediately. */
  onLogOut: () => void
  /** Opens the login page after the session has ended. */
  onLogIn: () => void
  /** Called once, at the end of the session. */
  onEnd?: () => void
  ref?: Ref<HTMLElement>
}

/** Warns before a session ends, extends it with one press, and shows a message when it has ended. */
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
