import { timingSafeEqual } from 'node:crypto'
import { calls } from '@tessera/contract'
import { later } from '../core/clock.ts'
import type { Services } from '../core/http/context.ts'
import { pathOf } from '../core/http/register.ts'

/** The lifetime of a file link, in milliseconds. */
const LINK_LIFETIME = 60_000

interface FileLink {
  jobId: string
  /** The user whose link it is. */
  loginId: string
}

type Signing = Pick<Services, 'secret' | 'clock'>

function sign({ jobId, loginId }: FileLink, until: number, { secret }: Signing): string {
  return `${until}.${secret.fingerprint(`file ${jobId} ${loginId} ${until}`)}`
}

/** A URL with which one user can download a job's file for the next minute. */
export function linkTo(link: FileLink, signing: Signing): string {
  const token = sign(link, later(signing.clock.now(), LINK_LIFETIME).getTime(), signing)
  return pathOf(calls.jobs.download).replace(':jobId', link.jobId).replace(':token', token)
}

/** Whether a link belongs to this user and has not expired. */
export function isValidLink(token: string, link: FileLink, signing: Signing): boolean {
  const until = Number(/^\d{1,15}(?=\.)/.exec(token)?.[0])
  const [received, known] = [token, sign(link, until, signing)].map((text) => Buffer.from(text))
  if (!received || !known || received.length !== known.length || !timingSafeEqual(received, known)) return false
  return signing.clock.now().getTime() < until
}
