import type { BotChallenge } from '@tessera/contract'
import { RequestError } from './request-error.ts'

interface CheckedSending<Sent> {
  send: () => Promise<Sent>
  /** Lets the user pass a check; rejects if the user cancels. */
  passCheck: (challenge: BotChallenge) => Promise<void>
  /** Returns the challenge that the call would get now; null for none. */
  foresee: (() => Promise<BotChallenge | null>) | undefined
}

/** Returns the challenge of a blocked call; null for any other failure. */
function challengeOf(error: unknown): BotChallenge | null {
  if (!(error instanceof RequestError) || error.status !== 412) return null
  const body = error.result
  return typeof body === 'object' && body !== null && 'challenge' in body ? (body as BotChallenge) : null
}

function blocked(challenge: BotChallenge): RequestError {
  return new RequestError({ status: 412, result: { code: 'HUMAN_VERIFICATION_REQUIRED', ...challenge } })
}

/** Sends a call that a human check can block, and sends it once more after the user passes the check. */
export async function sendChecked<Sent>({ send, passCheck, foresee }: CheckedSending<Sent>): Promise<Sent> {
  const pass = async (challenge: BotChallenge): Promise<void> =>
    passCheck(challenge).catch(() => {
      throw blocked(challenge)
    })
  const foreseen = await foresee?.()
  if (foreseen) await pass(foreseen)
  try {
    return await send()
  } catch (error) {
    const challenge = challengeOf(error)
    if (!challenge) throw error
    await pass(challenge)
    return send()
  }
}
