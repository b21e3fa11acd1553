import * as z from 'zod'
import { LIMITS } from '../limits.ts'
import { CHALLENGED_CALLS } from './rules.ts'

const short = z.string().max(LIMITS.search)

/** A signed proof of work in ALTCHA's format; `altcha-lib` can solve it directly. */
const proofOfWork = z.object({
  parameters: z.object({
    algorithm: short,
    nonce: short,
    salt: short,
    cost: z.int(),
    keyLength: z.int(),
    keyPrefix: short,
    keySignature: short,
    data: z.record(z.string(), z.union([short, z.number()])),
  }),
  signature: short,
})

/** The extra fields of a 412, at the top level of its body. */
export const botChallenge = z.object({
  appId: z.string(),
  /** The URL of another vendor's script; empty unless configured. */
  jsClientSrc: z.string(),
  firstPartyEnabled: z.boolean(),
  /** The ids of the visitor and of this challenge. */
  vid: z.string(),
  uuid: z.uuid(),
  hostUrl: z.string(),
  /** A worker that solves the challenge; it accepts ALTCHA's messages (`altcha-lib/workers/pbkdf2`). */
  blockScript: z.string(),
  challenge: proofOfWork,
})

const solution = z.object({ counter: z.int().min(0), derivedKey: short, time: z.number().optional() })

const verification = z.object({
  uuid: z.uuid(),
  vid: short,
  challenge: proofOfWork,
  solution,
  /** How long the user held the button, or the time between two presses, in milliseconds. */
  heldMs: z.number().min(0),
})

/** The schemas of the challenge area's calls. */
export const challengeSchemas = {
  /** Does not count toward the limit. `challenge` is null while the call passes without a check. */
  check: {
    query: z.object({ call: z.enum(CHALLENGED_CALLS) }),
    answer: z.object({ challenge: botChallenge.nullable() }),
  },
  script: { answer: z.instanceof(Uint8Array) },
  /** Sets the clearance cookie; `until` is its expiry. */
  verify: { body: verification, answer: z.object({ until: z.iso.datetime() }) },
}

export type BotChallenge = z.infer<typeof botChallenge>
export type Verification = z.infer<typeof verification>
