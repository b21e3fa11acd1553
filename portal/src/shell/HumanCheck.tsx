import type { BotChallenge, ChallengedCall } from '@tessera/contract'
import type { ReactNode } from 'react'
import { lazy, Suspense, useMemo, useRef, useState } from 'react'
import { useCallListener } from '../data/caller.tsx'
import { loadPart, withMessages } from '../platform/routing/lazy-page.ts'

const loadDialog = () => withMessages(() => import('./HumanCheckDialog.tsx'), 'humanCheck')

const HumanCheckDialog = lazy(loadDialog)

interface Check {
  challenge: BotChallenge
  callId: ChallengedCall
  onPass: () => void
  onGiveUp: () => void
}

/** Asks for a human check when a call is blocked by one; other calls that are blocked during the check wait for it. */
export function HumanCheck(): ReactNode {
  const [check, setCheck] = useState<Check | null>(null)
  const pending = useRef<Promise<void> | null>(null)
  const listener = useMemo(() => {
    const ask = async (challenge: BotChallenge, callId: ChallengedCall): Promise<void> => {
      // If the dialog cannot be loaded, the call fails and its page stays.
      await loadPart(loadDialog)
      await new Promise<void>((resolve, reject) => {
        setCheck({ challenge, callId, onPass: resolve, onGiveUp: () => reject(new Error('The check was given up.')) })
      }).finally(() => setCheck(null))
    }
    return {
      onChallenge: async (challenge: BotChallenge, callId: ChallengedCall): Promise<void> => {
        pending.current ??= ask(challenge, callId).finally(() => (pending.current = null))
        return pending.current
      },
    }
  }, [])
  useCallListener(listener)
  return (
    check && (
      <Suspense>
        <HumanCheckDialog {...check} />
      </Suspense>
    )
  )
}
