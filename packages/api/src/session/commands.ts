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
    const said = [email, ...more].join(' ')
    throw new CommandError(`'${said}' is no email address: write create-admin and one address, as name@example.com.`)
  }
  return loginId
}

/** Makes whom everything else in an empty portal begins with. */
export const createAdmin: Command = {
  name: 'create-admin',
  usage: 'create-admin EMAIL',
  summary: 'Makes the first super administrator, and prints a link that sets a password once.',
  async run(args, services) {
    const { db, clock, portalConfig, settings } = services
    const loginId = emailOf(args)
    const stamp = { by: OPERATOR, at: clock.now() }
    // Of two at once one waits here, and then finds the other's.
    await sql`select pg_advisory_xact_lock(hashtext('create-admin'))`.execute(db)
    const first = await firstSuperAdmin(db)
    if (first) {
      throw new CommandError(
        `There is a super administrator already, ${first}: sign in as that one; the sign-in page leads to a new password.`,
      )
    }
    const { productName } = await portalConfig.of('US')
    const company = await internalCompany(db, productName, stamp)
    if (!(await addSuperAdmin(db, loginId, company.id, stamp))) {
      throw new CommandError(`${loginId} is somebody’s address already: name another for the super administrator.`)
    }
    await recordOperation(db, 'USER_CREATED', company, stamp.at, {
      entityId: loginId,
      before: {},
      after: { user_group: 'SUPER_ADMIN', status: 'ACTIVE', company: company.name },
    })
    const made = `${loginId} is the super administrator of ${company.name}.`
    if (settings.oidc) return [`${made} They sign in with ${settings.oidc.issuer}.`]
    const link = await createReset(loginId, 'US', LIMITS.passwordResetMinutes, services)
    return [made, `This link sets the password, once, within ${LIMITS.passwordResetMinutes} minutes:`, link]
  },
}
