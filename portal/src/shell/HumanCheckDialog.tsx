import type { BotChallenge, ChallengedCall, Verification } from '@tessera/contract'
import { calls, LIMITS, pathTo } from '@tessera/contract'
import { PressAndHold } from '@tessera/ui'
import { Dialog } from '@tessera/ui/dialog'
import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import { useRequest } from '../data/caller.tsx'
import { useIntl } from '../messages/intl.tsx'
import { linkTo } from '../messages/link-to.tsx'
import { phoneInOneLine } from '../messages/phone.ts'
import { useConfig } from '../platform/config/config.tsx'
import { solveChallenge } from './solve-challenge.ts'

/** Milliseconds for which 'Done' is shown. */
const SHOW_DONE = 700
/** The age in milliseconds at which a challenge is replaced, before it expires. */
const MAX_AGE = 4 * 60_000

interface HumanCheckDialogProps {
  challenge: BotChallenge
  callId: ChallengedCall
  onPass: () => void
  onGiveUp: () => void
}

/** A solved challenge; null if a challenge is no longer required. */
type Proof = Omit<Verification, 'heldMs'> | null

/** Asks the user to press and hold a button while a worker solves the challenge of a blocked call. */
export default function HumanCheckDialog({ challenge, callId, onPass, onGiveUp }: HumanCheckDialogProps): ReactNode {
  const { t, rich } = useIntl()
  const { supportPhone } = useConfig()
  const request = useRequest()
  const [openedAt] = useState(() => Date.now())
  const isTaken = useRef(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])

  /** Returns a challenge. Each one can be tried only once, so a second attempt requests another. */
  const takeChallenge = async (): Promise<BotChallenge | null> => {
    const isFirst = !isTaken.current
    isTaken.current = true
    if (isFirst && Date.now() - openedAt < MAX_AGE) return challenge
    const { data } = await request(calls.challenge.check, { query: { call: callId } })
    return data.challenge
  }
  const solve = async (): Promise<Proof> => {
    const taken = await takeChallenge()
    if (!taken) return null
    const { uuid, vid, challenge: work } = taken
    return { uuid, vid, challenge: work, solution: await solveChallenge(taken) }
  }
  const verify = async (proof: Proof, heldMs: number): Promise<void> => {
    if (proof) await request(calls.challenge.verify, { body: { ...proof, heldMs } }, { byPerson: true })
    setTimeout(onPass, SHOW_DONE)
  }
  const contact = linkTo(pathTo('/contactUs'), { target: '_blank' })
  return (
    <Dialog isOpen onOpenChange={onGiveUp} title={t('humanCheck.title')}>
      <PressAndHold
        ref={button}
        solve={solve}
        onPass={verify}
        holdMs={LIMITS.minimumHold}
        help={
          supportPhone
            ? rich('humanCheck.helpByPhone', { phone: phoneInOneLine(supportPhone), contact })
            : rich('humanCheck.help', { contact })
        }
      />
    </Dialog>
  )
}
