import type { ScryptOptions } from 'node:crypto'
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/** OWASP's second recommended set: 32 MiB of memory per guess. */
const COST = { N: 2 ** 15, r: 8, p: 3 } as const
const KEY_BYTES = 32
const SALT_BYTES = 16

type Cost = Required<Pick<ScryptOptions, 'N' | 'r' | 'p'>>

function derive(password: string, salt: Buffer, { N, r, p }: Cost) {
  return new Promise<Buffer>((resolve, reject) => {
    const options = { N, r, p, maxmem: 256 * N * r }
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) => (error ? reject(error) : resolve(key)))
  })
}

/** A salted scrypt hash (RFC 7914) with its parameters: `scrypt$N$r$p$salt$key`. */
export async function hashPassword(password: string, cost: Cost = COST): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const key = await derive(password, salt, cost)
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

let nobody: Promise<string> | undefined

/**
 * Whether a password matches its hash. Without a hash, it takes as long and returns false, so that accounts aren't
 * revealed.
 */
export async function verifyPassword(password: string, hash: string | undefined): Promise<boolean> {
  nobody ??= hashPassword(randomBytes(SALT_BYTES).toString('hex'))
  const [, N, r, p, salt = '', key = ''] = (hash ?? (await nobody)).split('$')
  const expected = Buffer.from(key, 'base64url')
  const cost = { N: Number(N), r: Number(r), p: Number(p) }
  const actual = await derive(password, Buffer.from(salt, 'base64url'), cost)
  return timingSafeEqual(actual, expected) && hash !== undefined
}
