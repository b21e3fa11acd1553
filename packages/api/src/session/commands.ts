import { isEmail, LIMITS, loginIdOf } from '@tessera/contract'
import { sql } from 'kysely'
import { recordOperation } from '../activity/queries.ts'
import { internalCompany } from '../companies/queries.ts'
import type { Command } from '../core/commands/command.ts'
import { OPERATOR, CommandError } from '../core/commands/command.ts'
import { addSuperAdmin, firstSuperAdmin } from '../users/queries.ts'
import { createReset } from './queries.ts'

function emailOf([email = '', ...more]: readonly string[]): string {
  const loginId = loginIdOf(email)
  if (!isEmail(loginId) || more.length > 0) {
    const input = [email, ...more].join(' ')
    throw new CommandError(`'${input}' is not an email address. Usage: create-admin name@example.com`)
  }
  return loginId
}

/** Adds the first super administrator of an empty portal. */
export const createAdmin: Command = {
  name: 'create-admin',
  usage: 'create-admin EMAIL',
  summary: 'Creates the first super administrator and prints a single-use link to set a password.',
  async run(args, services) {
    const { db, clock, portalConfig, settings } = services
    const loginId = emailOf(args)
    const stamp = { by: OPERATOR, at: clock.now() }
    // The lock makes the second of two concurrent commands wait and then find the first one's super admin.
    await sql`select pg_advisory_xact_lock(hashtext('create-admin'))`.execute(db)
    const first = await firstSuperAdmin(db)
    if (first) {
      throw new CommandError(
        `There is already a super administrator, ${first}. Log in with that account; you can reset its password on the login page.`,
      )
    }
    const { productName } = await portalConfig.of('US')
    const company = await internalCompany(db, productName, stamp)
    if (!(await addSuperAdmin(db, loginId, company.id, stamp))) {
      throw new CommandError(`${loginId} already belongs to a user. Use another address for the super administrator.`)
    }
    await recordOperation(db, 'USER_CREATED', company, stamp.at, {
      entityId: loginId,
      before: {},
      after: { user_group: 'SUPER_ADMIN', status: 'ACTIVE', company: company.name },
    })
    const created = `${loginId} is the super administrator of ${company.name}.`
    if (settings.oidc) return [`${created} They log in with ${settings.oidc.issuer}.`]
    const link = await createReset(loginId, 'US', LIMITS.passwordResetMinutes, services)
    return [
      created,
      `Set the password with this link. It works once and expires in ${LIMITS.passwordResetMinutes} minutes:`,
      link,
    ]
  },
}
