import type { StageEvent, UserStage } from '@tessera/contract'
import { stageAfter } from '@tessera/contract'
import { companyFacts } from '../companies/queries.ts'
import type { CallContext } from '../core/http/context.ts'
import { callerOf } from '../core/http/context.ts'
import { transact } from '../core/database/database.ts'
import { HttpError } from '../core/http/http-error.ts'
import { enqueue } from '../core/jobs/jobs.ts'
import { readPreferences } from '../session/queries.ts'
import { resendableAt, sendInvitation } from './invitations.ts'
import { stageAt } from './select-users.ts'
import { provisionUserJob } from './provision-user-job.ts'
import { invitedUntil } from './queries.ts'

const LOGGED = { RESENT: 'INVITATION_RESENT', RENEWED: 'INVITATION_RENEWED' } as const

/** Resends an invitation, or renews an expired or failed one; returns the user's stage. */
export async function renew(
  loginId: string,
  event: Extract<StageEvent, 'RESENT' | 'RENEWED'>,
  context: CallContext,
): Promise<{ stage: UserStage }> {
  const { account } = callerOf(context)
  const at = context.clock.now()
  const stage = await transact(context.db, async (tx) => {
    const txContext = { ...context, ...context.withConnection(tx) }
    const person = await tx
      .selectFrom('users')
      .innerJoin(companyFacts(tx).as('companies'), 'companies.id', 'users.company_id')
      .select(['first_name', 'invitations', 'companies.name', 'companies.tenant', stageAt(at).as('stage')])
      .where('login_id', '=', loginId)
      .where('company_id', '=', account.company.id)
      .where('users.status', '<>', 'DELETED')
      .forUpdate('users')
      .executeTakeFirst()
    if (!person) throw new HttpError('NOT_FOUND')
    const next = stageAfter(person.stage, event)
    if (!next) throw new HttpError('OTHER_STAGE')
    if (event === 'RESENT') {
      if (await resendableAt(tx, loginId, at)) throw new HttpError('TOO_MANY_INVITATIONS')
    }
    const isInvited = next === 'INVITATION_SENT'
    const invitation = { invited_at: at, invited_until: invitedUntil(at), invitations: person.invitations + 1 }
    await tx
      .updateTable('users')
      .set({ stage: next, ...(isInvited && invitation), updated_at: at, updated_by: account.loginId })
      .where('login_id', '=', loginId)
      .execute()
    if (isInvited) {
      const { first_name: firstName, name, tenant } = person
      const locale = (await readPreferences(tx, loginId)).language_code ?? context.locale
      await sendInvitation({ loginId, firstName, locale, company: { name, tenant } }, txContext)
    } else {
      await enqueue(tx, provisionUserJob, { loginId }, { startedBy: account.loginId, at })
    }
    const change = { entityId: loginId, before: { stage: person.stage }, after: { stage: next } }
    await context.recordActivity(tx, LOGGED[event], account, change)
    return next
  })
  context.afterResponse(async ({ runJobs, mailer }) => {
    await runJobs()
    await mailer.flush()
  })
  return { stage }
}
