import type { Profile } from '@tessera/contract'
import type { CallContext } from '../core/http/context.ts'
import { callerOf } from '../core/http/context.ts'
import type { Db } from '../core/database/database.ts'
import { transact } from '../core/database/database.ts'
import { HttpError } from '../core/http/http-error.ts'
import { plainText } from '../core/text/plain-text.ts'

const COLUMNS = ['first_name', 'last_name', 'phone', 'job_title'] as const

function selectPerson(db: Db, loginId: string) {
  return db.selectFrom('users').select(COLUMNS).where('login_id', '=', loginId)
}

type Person = Awaited<ReturnType<ReturnType<typeof selectPerson>['executeTakeFirstOrThrow']>>

function toProfile({ first_name, last_name, phone, job_title }: Person): Profile {
  return { firstName: first_name, lastName: last_name, phone: phone ?? '', jobTitle: job_title ?? '' }
}

function toPerson({ firstName, lastName, phone, jobTitle }: Profile): Person {
  return { first_name: firstName, last_name: lastName, phone: phone || null, job_title: plainText(jobTitle) || null }
}

/** The caller's own details. */
export async function readProfile(context: CallContext): Promise<Profile> {
  const { loginId } = callerOf(context).account
  return toProfile(await selectPerson(context.db, loginId).executeTakeFirstOrThrow())
}

/** Stores the caller's own details; the acting company is irrelevant. */
export function writeProfile(body: Profile, context: CallContext): Promise<Profile> {
  const { loginId } = callerOf(context).account
  const after = toPerson(body)
  return transact(context.db, async (tx) => {
    const { accounts } = context.withConnection(tx)
    const before = await selectPerson(tx, loginId).forUpdate().executeTakeFirstOrThrow()
    const changed = { ...after, updated_at: context.clock.now(), updated_by: loginId }
    await tx
      .updateTable('users')
      .set((is) => ({ ...changed, version: is('version', '+', 1) }))
      .where('login_id', '=', loginId)
      .execute()
    const account = await accounts.find(loginId)
    if (!account) throw new HttpError('INVALID_TOKEN')
    await context.recordActivity(tx, 'PROFILE_UPDATED', account, { entityId: loginId, before, after })
    return toProfile(after)
  })
}
