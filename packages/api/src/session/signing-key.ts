import { generateKeyPair, randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import type { JWK } from 'oidc-provider'
import type { Db } from '../core/database/database.ts'

const PURPOSE = 'provider-signing'

async function newKey(): Promise<JWK> {
  const { privateKey } = await promisify(generateKeyPair)('ec', { namedCurve: 'P-256' })
  const { kty, crv, x, y, d } = privateKey.export({ format: 'jwk' })
  return { kty: kty ?? 'EC', crv, x, y, d, alg: 'ES256', use: 'sig', kid: randomUUID() }
}

/** The provider's signing key, created once and stored; servers that start at the same time use the same one. */
export async function signingKey(db: Db): Promise<JWK> {
  const read = () => db.selectFrom('session_keys').select('jwk').where('purpose', '=', PURPOSE).executeTakeFirst()
  const known = await read()
  if (!known) {
    await db
      .insertInto('session_keys')
      .values({ purpose: PURPOSE, jwk: JSON.stringify(await newKey()) })
      .onConflict((conflict) => conflict.column('purpose').doNothing())
      .execute()
  }
  const { jwk } = known ?? (await read()) ?? { jwk: {} }
  return { kty: 'EC', ...jwk }
}
