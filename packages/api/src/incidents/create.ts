import type { NewIncident } from '@tessera/contract'
import type { CheckedFile } from './attachments.ts'
import type { Account } from '../core/sessions/account.ts'
import type { AuditStamp } from '../core/database/columns.ts'
import type { CallContext } from '../core/http/context.ts'
import type { Db } from '../core/database/database.ts'
import { transact } from '../core/database/database.ts'
import { addFile, checkFile } from './attachments.ts'
import { addStatus } from './changes.ts'
import { checkChoices, offeredChoices } from './choices.ts'
import { mailFiled } from './mails.ts'
import type { StoredIncident } from './queries.ts'
import { companyOfAddress } from './queries.ts'
import { DESK_IDS, incidentIdOf } from './rules.ts'

/** The author of rows from users without an account. */
const STRANGER = 'stranger'

/** Whether the contact's address is verified: the creator's own, or of a user in the creator's company. */
async function isContactKnown(db: Db, email: string, creator: Account | null): Promise<boolean> {
  if (creator === null) return false
  return creator.loginId === email || (await companyOfAddress(db, email)) === creator.ownCompany.id
}

async function insertIncident(
  tx: Db,
  { body, oscType, creator, stamp: { by, at } }: Filing,
  { site }: CallContext,
): Promise<StoredIncident> {
  const isKnown = await isContactKnown(tx, body.primaryContactEmail, creator)
  return tx
    .insertInto('incidents')
    .values({
      tenant: site.tenant,
      osc_type: oscType,
      account_type: body.accountType,
      support_type: body.supportType,
      // An empty choice counts as none.
      issue: body.issue || null,
      issue_type: body.issueType || null,
      sub_issue_type: body.subIssueType || null,
      first_name: body.firstName,
      last_name: body.lastName,
      company_name: body.companyName,
      contact_email: body.primaryContactEmail,
      phone: body.callBackNumber,
      description: body.situationDescription,
      on_behalf: body.onBehalf,
      locale: body.locale,
      ...DESK_IDS,
      creator_login_id: creator?.loginId ?? null,
      company_id: creator?.ownCompany.id ?? null,
      contact_confirmed_at: isKnown ? at : null,
      waiting_since: at,
      last_updated_at: at,
      last_updated_by: creator?.loginId ?? null,
      created_at: at,
      created_by: by,
      updated_at: at,
      updated_by: by,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

interface Filing {
  body: NewIncident
  oscType: 'support' | 'access'
  creator: Account | null
  stamp: AuditStamp
}

async function file(filing: Filing, attachment: CheckedFile | null, context: CallContext) {
  const row = await transact(context.db, async (tx) => {
    const txContext = { ...context, ...context.withConnection(tx) }
    const scope = { tenant: context.site.tenant, environment: context.settings.environment }
    checkChoices(filing.body, await offeredChoices(tx, scope, context.locale))
    const incident = await insertIncident(tx, filing, context)
    await addStatus(tx, incident.id, 'NEW', filing.stamp)
    await mailFiled(incident, txContext)
    // The file is stored last, so that an earlier failure leaves no file.
    if (attachment)
      await addFile(attachment, { incidentUuid: incident.id, threadId: null, stamp: filing.stamp }, txContext)
    return incident
  })
  context.afterResponse(({ mailer }) => mailer.flush())
  return {
    incidentId: incidentIdOf(row.number),
    createdOn: row.created_at.toISOString(),
    isContactConfirmed: row.contact_confirmed_at !== null,
  }
}

/** Checks the form's file, which is slow and changes nothing, then files the incident in one transaction. */
export async function prepareIncident(body: NewIncident, oscType: Filing['oscType'], creator: Account | null) {
  const attachment = body.file ? await checkFile(body.file) : null
  return (context: CallContext) => {
    const stamp = { by: creator?.loginId ?? STRANGER, at: context.clock.now() }
    return file({ body, oscType, creator, stamp }, attachment, context)
  }
}
