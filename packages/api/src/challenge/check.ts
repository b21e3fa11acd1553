import { randomUUID } from 'node:crypto'
import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { BotChallenge, Verification } from '@tessera/contract'
import { calls, CHALLENGE_LIMITS, HEADERS, LIMITS } from '@tessera/contract'
import { visitorKey } from '../core/http/call-limits.ts'
import { later } from '../core/clock.ts'
import type { Caller, HumanCheck, Services, Visit } from '../core/http/context.ts'
import { cookieName, cookieOptions } from '../core/http/context.ts'
import { transact } from '../core/database/database.ts'
import { HttpError } from '../core/http/http-error.ts'
import { pathOf } from '../core/http/register.ts'
import { randomToken } from '../core/sessions/secret.ts'

type CheckServices = Pick<Services, 'db' | 'clock' | 'secret' | 'settings' | 'sharedLimiter'>
type Visitor = Visit & { caller: Caller | null }

/**
 * PBKDF2 iterations per guess, and the number of guesses: well below a second in a desktop browser, a few seconds on a
 * phone.
 */
const COST = 2_000
const GUESSES = { least: 300, most: 800 }
const PROOF = 'PBKDF2/SHA-256'
/** The lifetime of the cookies in seconds, longer than any clearance or challenge lasts. */
const KEPT_BY_BROWSER = 60 * 60

const cookies = ({ settings: { isDev } }: CheckServices) => ({
  visitor: cookieName('human-visitor', isDev),
  clearance: cookieName('human-clearance', isDev),
  options: { ...cookieOptions(isDev), maxAge: KEPT_BY_BROWSER },
})

/** The visitor's cookie; sets one if there is none yet. */
function visitorToken({ request, reply }: Visitor, services: CheckServices): string {
  const { visitor, options } = cookies(services)
  const known = request.cookies[visitor]
  if (known) return known
  const token = randomToken()
  void reply.setCookie(visitor, token, options)
  return token
}

/** The visitor's identity for challenges: session or address, plus a cookie, because neither is enough by itself. */
function vidOf(visitor: Visitor, token: string, { secret }: CheckServices): string {
  return secret.fingerprint(`visitor ${visitorKey(visitor.request, visitor.caller)} ${token}`)
}

const countKey = ({ request, caller }: Visitor): string => `challenge ${visitorKey(request, caller)}`

/** The secrets that sign challenges. They are equal on all servers with the same session secret. */
const secretsOf = ({ secret }: CheckServices) => ({
  hmacSignatureSecret: secret.derive('challenge signature'),
  hmacKeySignatureSecret: secret.derive('challenge key signature'),
})

async function newChallenge(visitor: Visitor, services: CheckServices): Promise<BotChallenge> {
  const uuid = randomUUID()
  const vid = vidOf(visitor, visitorToken(visitor, services), services)
  const challenge = await createChallenge({
    algorithm: PROOF,
    cost: COST,
    counter: randomInt(GUESSES.least, GUESSES.most),
    data: { uuid, vid, issuedAt: services.clock.now().getTime() },
    deriveKey,
    ...secretsOf(services),
  })
  return {
    appId: visitor.site.config.productName,
    jsClientSrc: '',
    firstPartyEnabled: true,
    vid,
    uuid,
    hostUrl: visitor.site.origin,
    blockScript: pathOf(calls.challenge.script),
    // JSON drops keys with undefined values; the signature is verified against the same form.
    challenge: JSON.parse(JSON.stringify(challenge)),
  }
}

async function isCleared(visitor: Visitor, services: CheckServices): Promise<boolean> {
  const { visitor: own, clearance } = cookies(services)
  const { [own]: known, [clearance]: token } = visitor.request.cookies
  if (!known || !token) return false
  const found = await services.db
    .selectFrom('challenge_clearances')
    .select('id')
    .where('token_hash', '=', services.secret.fingerprint(token))
    .where('visitor_hash', '=', vidOf(visitor, known, services))
    .where('expires_at', '>', services.clock.now())
    .executeTakeFirst()
  return found !== undefined
}

/** Creates a server's human check; its counters and state are in the database. */
export function createHumanCheck(services: CheckServices): HumanCheck {
  const { sharedLimiter } = services
  const { freeCalls, freeCallsWindow } = CHALLENGE_LIMITS

  async function isDue(
    visitor: Visitor,
    isAlways: boolean,
    countCall: (key: string) => Promise<number>,
  ): Promise<boolean> {
    const { botChallenge } = visitor.site.config
    if (botChallenge === 'off' || (await isCleared(visitor, services))) return false
    return isAlways || botChallenge === 'always' || (await countCall(countKey(visitor))) > 0
  }

  return {
    async demand(visitor) {
      // A caller that doesn't declare challenge support gets a challenge each time.
      const isUndeclared = visitor.request.headers[HEADERS.botPrevention] === undefined
      if (!(await isDue(visitor, isUndeclared, (key) => sharedLimiter.take(key, freeCalls, freeCallsWindow)))) return
      throw new HttpError('HUMAN_VERIFICATION_REQUIRED', { challenge: await newChallenge(visitor, services) })
    },
    async foresee(visitor) {
      const isAsked = await isDue(visitor, false, (key) => sharedLimiter.peek(key, freeCalls))
      return isAsked ? newChallenge(visitor, services) : null
    },
  }
}

const failed = () => new HttpError('CHALLENGE_FAILED')

/** Checks the challenge's visitor, its age, and whether the button was held long enough. */
function checkFacts({ uuid, vid, heldMs, challenge }: Verification, visitor: Visitor, services: CheckServices): void {
  const token = visitor.request.cookies[cookies(services).visitor]
  const { data } = challenge.parameters
  const age = services.clock.now().getTime() - Number(data['issuedAt'])
  const isOfVisitor =
    token !== undefined && vid === vidOf(visitor, token, services) && data['vid'] === vid && data['uuid'] === uuid
  const isInTime = age >= LIMITS.minimumHold && age <= CHALLENGE_LIMITS.challengeLifetime
  if (!isOfVisitor || !isInTime || heldMs < LIMITS.minimumHold) throw failed()
}

/** Whether a proof of work is solved and was issued by this portal. */
async function isSolved({ challenge, solution }: Verification, services: CheckServices): Promise<boolean> {
  const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secretsOf(services) })
  return verified
}

/** Redeems a solved challenge once and clears the visitor; returns the end of the clearance. */
export async function clearVisitor(sent: Verification, visitor: Visitor, services: CheckServices): Promise<Date> {
  checkFacts(sent, visitor, services)
  if (!(await isSolved(sent, services))) throw failed()
  const now = services.clock.now()
  const audit = { created_at: now, updated_at: now }
  const until = later(now, CHALLENGE_LIMITS.clearanceLifetime)
  const token = randomToken()
  await transact(services.db, async (tx) => {
    const used = await tx
      .insertInto('challenge_uses')
      .values({
        challenge_hash: services.secret.fingerprint(`challenge ${sent.uuid}`),
        expires_at: later(now, CHALLENGE_LIMITS.challengeLifetime),
        ...audit,
      })
      .onConflict((conflict) => conflict.column('challenge_hash').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!used) throw failed()
    const clearance = { token_hash: services.secret.fingerprint(token), visitor_hash: sent.vid, expires_at: until }
    await tx
      .insertInto('challenge_clearances')
      .values({ ...clearance, ...audit })
      .execute()
  })
  const { clearance, options } = cookies(services)
  void visitor.reply.setCookie(clearance, token, options)
  return until
}

/** Removes expired challenges and clearances. */
export async function removeOldChallenges({ db, clock }: Pick<CheckServices, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  await db.deleteFrom('challenge_uses').where('expires_at', '<', now).execute()
  await db.deleteFrom('challenge_clearances').where('expires_at', '<', now).execute()
}
