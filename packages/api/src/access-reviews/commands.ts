import { parseArgs } from 'node:util'
import type { TenantCode } from '@tessera/contract'
import { isBasicTier } from '@tessera/contract'
import * as z from 'zod'
import { recordOperation } from '../activity/queries.ts'
import { companyFacts } from '../companies/queries.ts'
import type { Services } from '../core/http/context.ts'
import type { Db } from '../core/database/database.ts'
import type { Command } from '../core/commands/command.ts'
import { OPERATOR, table, CommandError } from '../core/commands/command.ts'
import { lastReviews, reviews } from './queries.ts'
import { daysLeft } from './rules.ts'
import type { DeadlineProblem } from './set-deadline.ts'
import { moveDeadline, openReview } from './set-deadline.ts'

const USAGE = 'audits [open COMPANY --deadline YYYY-MM-DD | move COMPANY --deadline YYYY-MM-DD]'

const invalidUsage = (args: readonly string[]) =>
  new CommandError(`'${['audits', ...args].join(' ')}' is invalid. Usage: ${USAGE}`)

async function listed({ db, clock }: Services): Promise<string[]> {
  const rows = await db
    .selectFrom(lastReviews(db).as('reviews'))
    .innerJoin(companyFacts(db).as('companies'), 'companies.id', 'reviews.company_id')
    .select(['companies.name', 'companies.tenant', 'reviews.status', 'reviews.deadline'])
    .orderBy('reviews.deadline')
    .orderBy('companies.name')
    .execute()
  if (rows.length === 0) return ['There are no access reviews.']
  return table(
    ['COMPANY', 'TENANT', 'STATUS', 'DEADLINE', 'DAYS LEFT'],
    rows.map(({ name, tenant, status, deadline }) => {
      const days = status === 'PENDING' ? String(daysLeft(deadline, tenant, clock.now())) : ''
      return [name, tenant, status, deadline, days]
    }),
  )
}

interface Company {
  id: string
  name: string
  tenant: TenantCode
}

/**
 * Finds a company by id or name. Throws a CommandError if there is no match or several, or if the company isn't basic.
 */
async function findBasicCompany(db: Db, input: string): Promise<Company> {
  const isId = z.uuid().safeParse(input).success
  const all = companyFacts(db)
  const found = await (
    isId ? all.where('id', '=', input) : all.where('name', 'ilike', input.replaceAll(/[%_\\]/g, '\\$&'))
  )
    .orderBy('tenant')
    .execute()
  const [company, other] = found
  if (!company) throw new CommandError(`No company is called ${input}. Use its name as the portal shows it, or its id.`)
  if (other) {
    const ids = found.map(({ id, tenant }) => `${id} in ${tenant}`).join(', ')
    throw new CommandError(`Several companies are called ${input}. Use one of these ids: ${ids}.`)
  }
  if (!isBasicTier({ companyType: company.type, accountType: company.account_type })) {
    throw new CommandError(`${company.name} isn't a basic company. Only basic companies have access reviews.`)
  }
  return company
}

function refusal(problem: DeadlineProblem, { name }: Company, conflict: string): CommandError {
  if (problem === 'CONFLICT') return new CommandError(`${name} ${conflict}`)
  const why = problem === 'past' ? 'is in the past' : 'is more than a year away'
  return new CommandError(`The deadline ${why} in the company’s market. Use another date.`)
}

async function open(company: Company, deadline: string, { db, clock }: Services): Promise<string[]> {
  const stamp = { by: OPERATOR, at: clock.now() }
  const opened = await openReview(db, { companyId: company.id, tenant: company.tenant }, deadline, stamp)
  if (opened.problem) throw refusal(opened.problem, company, 'already has an open access review. Use audits move.')
  await recordOperation(db, 'ACCESS_REVIEW_OPENED', company, stamp.at, opened.change)
  return [`The access review of ${company.name} is open until ${deadline}; its administrators see it in the portal.`]
}

async function move(company: Company, deadline: string, { db, clock }: Services): Promise<string[]> {
  const stamp = { by: OPERATOR, at: clock.now() }
  const own = reviews(db).where('company_id', '=', company.id).where('status', '<>', 'CONFIRMED')
  const review = await own.forUpdate().executeTakeFirst()
  if (!review) throw new CommandError(`${company.name} has no open access review. Use audits open.`)
  const moved = await moveDeadline(db, review, company.tenant, deadline, stamp)
  if (moved.problem) {
    throw refusal(
      moved.problem,
      company,
      'has an overdue access review. A super administrator must confirm it in the portal.',
    )
  }
  // Opening and moving share an event; its before and after values tell them apart.
  await recordOperation(db, 'ACCESS_REVIEW_OPENED', company, stamp.at, moved.change)
  return [`The access review of ${company.name} is now open until ${deadline}.`]
}

function read(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { deadline: { type: 'string' } },
      allowPositionals: true,
    })
    const [action, ...name] = positionals
    return { action, name: name.join(' '), deadline: values.deadline }
  } catch {
    throw invalidUsage(args)
  }
}

/** Lists access reviews, opens them and moves their deadlines. */
export const audits: Command = {
  name: 'audits',
  usage: USAGE,
  summary: 'Lists the access reviews of basic companies, opens one, or moves the deadline of an open one.',
  async run(args, services) {
    if (args.length === 0) return listed(services)
    const { action, name, deadline } = read(args)
    if ((action !== 'open' && action !== 'move') || name === '' || deadline === undefined) throw invalidUsage(args)
    if (!z.iso.date().safeParse(deadline).success) {
      throw new CommandError(`'${deadline}' is not a date. Use the form YYYY-MM-DD.`)
    }
    const company = await findBasicCompany(services.db, name)
    return action === 'open' ? open(company, deadline, services) : move(company, deadline, services)
  },
}
