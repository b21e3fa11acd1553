import type { ProductCode } from '@tessera/contract'
import { loginIdOf, PRODUCT_CODES } from '@tessera/contract'
import { recordOperation } from '../activity/queries.ts'
import { companyFacts } from '../companies/queries.ts'
import type { Services } from '../core/http/context.ts'
import type { Db } from '../core/database/database.ts'
import type { Command } from '../core/commands/command.ts'
import { OPERATOR, CommandError } from '../core/commands/command.ts'
import { pendingGrants } from '../products/grants.ts'
import { confirmGrants, lockUser } from './provision-user-job.ts'
import { people } from './queries.ts'

const USAGE = 'grants [confirm EMAIL [PRODUCT …]]'

const dayOf = (date: Date): string => date.toISOString().slice(0, 10)

/** Users with pending products, longest waiting first. */
async function list(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom(people(db).as('users'))
    .innerJoin(pendingGrants(db).as('grants'), 'grants.login_id', 'users.login_id')
    .innerJoin(companyFacts(db).as('companies'), 'companies.id', 'users.company_id')
    .select(['users.login_id', 'grants.product_code', 'grants.created_at', 'companies.name', 'companies.tenant'])
    .orderBy('grants.created_at')
    .orderBy('users.login_id')
    .orderBy('grants.product_code')
    .execute()
  const lines = rows.map(
    (row) => `${dayOf(row.created_at)}  ${row.login_id}  ${row.product_code}  ${row.name} (${row.tenant})`,
  )
  return lines.length > 0 ? lines : ['No user is waiting for a product.']
}

function toCode(text: string): ProductCode {
  const code = PRODUCT_CODES.find((known) => known === text.toUpperCase())
  if (!code) throw new CommandError(`'${text}' is not a valid product. Use one of: ${PRODUCT_CODES.join(', ')}.`)
  return code
}

/** The pending products to confirm; all of them if none is named. */
async function codesOf(db: Db, loginId: string, named: readonly string[]): Promise<ProductCode[]> {
  const grants = await pendingGrants(db).where('login_id', '=', loginId).orderBy('product_code').execute()
  const pending = grants.map(({ product_code }) => product_code)
  const wanted = named.length > 0 ? [...new Set(named.map(toCode))] : pending
  const missing = wanted.filter((code) => !pending.includes(code))
  if (missing.length > 0 || wanted.length === 0) {
    const what = missing.length > 0 ? missing.join(', ') : 'any product'
    throw new CommandError(
      `${loginId} isn't waiting for ${what}, so nothing was confirmed. Run grants to list pending products.`,
    )
  }
  return wanted
}

async function confirm(email: string, named: readonly string[], { db, clock }: Services): Promise<string[]> {
  const loginId = loginIdOf(email)
  const stamp = { by: OPERATOR, at: clock.now() }
  const person = await lockUser(db, loginId)
  if (!person) throw new CommandError(`'${email}' isn't the address of a user. Run grants to list pending products.`)
  const codes = await codesOf(db, loginId, named)
  const after = await confirmGrants(db, person, codes, stamp)
  const { company_id, name, status, stage } = person
  await recordOperation(db, 'GRANT_CONFIRMED', { id: company_id, name }, stamp.at, {
    entityId: loginId,
    before: { status, stage, products: Object.fromEntries(codes.map((code) => [code, 'ACCESS_PENDING'])) },
    after: { ...after, products: Object.fromEntries(codes.map((code) => [code, 'ACCESS_COMPLETE'])) },
  })
  return [`${loginId} can now open ${codes.join(', ')}.`]
}

/** Completes grants by command, because no timer does so in production. */
export const grants: Command = {
  name: 'grants',
  usage: USAGE,
  summary: 'Lists products that are being set up, or confirms a user’s products (all of them if you name none).',
  async run([action, email, ...named], services) {
    if (action === undefined) return list(services.db)
    if (action === 'confirm' && email) return confirm(email, named, services)
    throw new CommandError(`'grants ${[action, email, ...named].join(' ').trim()}' is invalid. Usage: ${USAGE}`)
  },
}
