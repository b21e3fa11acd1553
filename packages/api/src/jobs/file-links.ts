import { timingSafeEqual } from 'node:crypto'
import { calls } from '@tessera/contract'
import { later } from '../core/clock.ts'
import type { Services } from '../core/http/context.ts'
import { pathOf } from '../core/http/register.ts'

/** How long a link to a file is good, in milliseconds. */
const GOOD_FOR = 60_000

interface Wish {
  jobId: string
  /** Whose the link is. */
  loginId: string
}

type Signing = Pick<Services, 'secret' | 'clock'>

function sign({ jobId, loginId }: Wish, until: number, { secret }: Signing): string {
  return `${until}.${secret.fingerprint(`file ${jobId} ${loginId} ${until}`)}`
}

/** The address at which one person can fetch a job's file from now on, for a minute. */
export function linkTo(options: Wish, signing: Signing): string {
  const token = sign(options, later(signing.clock.now(), GOOD_FOR).getTime(), signing)
  return pathOf(calls.jobs.download).replace(':jobId', options.jobId).replace(':token', token)
}

/** Whether such a link is this person's, and still good. */
export function isGood(token: string, options: Wish, signing: Signing): boolean {
  const until = Number(/^\d{1,15}(?=\.)/.exec(token)?.[0])
  const [received, known] = [token, sign(options, until, signing)].map((text) => Buffer.from(text))
  if (!received || !known || received.length !== known.length || !timingSafeEqual(received, known)) return false
  return signing.clock.now().getTime() < until
}
