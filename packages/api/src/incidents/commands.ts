import { parseArgs } from 'node:util'
import type { Locale, SupportList, TenantCode } from '@tessera/contract'
import { isBlank, LIMITS, LOCALES, oneLine, PARENT_LEVELS, SUPPORT_LISTS, TENANT_CODES } from '@tessera/contract'
import { recordPortalOperation } from '../activity/queries.ts'
import type { Services } from '../core/http/context.ts'
import type { Db } from '../core/database/database.ts'
import type { Command } from '../core/commands/command.ts'
import { oneOf, OPERATOR, table, CommandError, withNumbers } from '../core/commands/command.ts'

const USAGE =
  'support-lists [LIST | add LIST ID --parent ID --en TITLE --es TITLE --fr TITLE | set ID] [--on | --off] [--en TITLE] [--es TITLE] [--fr TITLE] [--tenants TENANT,…] [--environments NAME,…] [--position NUMBER]'

const OPTIONS = {
  parent: { type: 'string' },
  en: { type: 'string' },
  es: { type: 'string' },
  fr: { type: 'string' },
  tenants: { type: 'string' },
  environments: { type: 'string' },
  position: { type: 'string' },
  on: { type: 'boolean' },
  off: { type: 'boolean' },
} as const
const TITLE_OPTIONS = { 'en-US': 'en', 'es-MX': 'es', 'fr-CA': 'fr' } as const satisfies Record<Locale, string>

const invalidUsage = (args: readonly string[]) =>
  new CommandError(`'support-lists ${args.join(' ')}' is invalid. Usage: ${USAGE}`)

function optionsOf(args: readonly string[]) {
  try {
    return parseArgs({ args: withNumbers(args), options: OPTIONS, allowPositionals: true })
  } catch {
    throw invalidUsage(args)
  }
}
type Options = ReturnType<typeof optionsOf>['values']

function choices(db: Db) {
  return db
    .selectFrom('incidents_choices')
    .select(['choice_id', 'list', 'parent_id', 'position', 'tenants', 'environments', 'active'])
}
type Choice = Awaited<ReturnType<ReturnType<typeof choices>['executeTakeFirstOrThrow']>>

async function listed(db: Db, isWanted: (choice: Choice) => boolean): Promise<string[]> {
  const rows = (await choices(db).orderBy('position').orderBy('choice_id').execute()).filter(isWanted)
  const texts = await db
    .selectFrom('incidents_choices_texts')
    .select(['choice_id', 'title'])
    .where('locale', '=', 'en-US')
    .execute()
  const titles = new Map(texts.map(({ choice_id, title }) => [choice_id, title]))
  const ordered = SUPPORT_LISTS.flatMap((list) => rows.filter((row) => row.list === list))
  return table(
    ['ID', 'LIST', 'PARENT', 'STATE', 'TENANTS', 'ENVIRONMENTS', 'TITLE'],
    ordered.map(({ choice_id: id, list, parent_id, active, tenants, environments }) => {
      const where = [tenants.join(' '), environments?.join(' ') ?? 'all']
      return [id, list, parent_id ?? '', active ? 'on' : 'off', ...where, titles.get(id) ?? '']
    }),
  )
}

async function find(db: Db, id: string): Promise<Choice> {
  const choice = await choices(db).where('choice_id', '=', id).forUpdate().executeTakeFirst()
  if (!choice) throw new CommandError(`'${id}' is not a choice. Run support-lists to list the choices.`)
  return choice
}

function titlesIn(options: Options): Partial<Record<Locale, string>> {
  const written = LOCALES.flatMap((locale) => {
    const title = options[TITLE_OPTIONS[locale]]
    return title === undefined ? [] : [[locale, oneLine(title)] as const]
  })
  const unfit = written.find(([, title]) => isBlank(title) || title.length > LIMITS.search)
  if (unfit)
    throw new CommandError(
      `A title has 1 to ${LIMITS.search} characters. Enter another one after --${TITLE_OPTIONS[unfit[0]]}.`,
    )
  return Object.fromEntries(written)
}

/** The columns that the options set. */
function columnsIn({ on, off, tenants, environments, position }: Options): Partial<Choice> {
  if (position !== undefined && !/^\d{1,6}$/.test(position)) {
    throw new CommandError(`'${position}' is not a position. Enter a whole number after --position.`)
  }
  return {
    ...((on ?? off) !== undefined && { active: on === true }),
    ...(tenants !== undefined && {
      tenants: tenants.split(',').map((input) => oneOf(TENANT_CODES, input.trim(), 'tenant')),
    }),
    ...(environments !== undefined && {
      environments: environments === 'all' ? null : environments.split(',').map((name) => name.trim()),
    }),
    ...(position !== undefined && { position: Number(position) }),
  }
}

async function storeTitles(services: Services, choice_id: string, titles: Partial<Record<Locale, string>>) {
  const { db, clock } = services
  const audit = { updated_at: clock.now(), updated_by: OPERATOR }
  for (const locale of LOCALES) {
    const title = titles[locale]
    if (title === undefined) continue
    await db
      .insertInto('incidents_choices_texts')
      .values({ choice_id, locale, title, created_at: clock.now(), created_by: OPERATOR, ...audit })
      .onConflict((conflict) => conflict.columns(['choice_id', 'locale']).doUpdateSet({ title, ...audit }))
      .execute()
  }
}

async function parentOf(db: Db, list: SupportList, id: string | undefined): Promise<Choice | null> {
  const level = list in PARENT_LEVELS ? PARENT_LEVELS[list as keyof typeof PARENT_LEVELS] : null
  if (level === null && id === undefined) return null
  if (level === null) throw new CommandError(`A choice in ${list} has no parent. Remove --parent.`)
  const parent = id === undefined ? null : await find(db, id)
  if (parent?.list === level) return parent
  throw new CommandError(`A choice in ${list} needs a parent in ${level}. Enter its id after --parent.`)
}

async function add(name: string, id: string, options: Options, services: Services): Promise<string[]> {
  const { db, clock } = services
  const list = oneOf(SUPPORT_LISTS, name, 'list')
  const titles = titlesIn(options)
  const missing = LOCALES.find((locale) => titles[locale] === undefined)
  if (missing)
    throw new CommandError(
      `A choice has a title in three languages. Enter the ${missing} one after --${TITLE_OPTIONS[missing]}.`,
    )
  if (!/^[\w-]{1,20}$/.test(id)) throw new CommandError(`'${id}' is not an id. Use up to 20 letters and digits.`)
  if (await choices(db).where('choice_id', '=', id).executeTakeFirst()) {
    throw new CommandError(`The choice ${id} already exists. Use support-lists set ${id} to change it.`)
  }
  const parent = await parentOf(db, list, options.parent)
  const tenants: TenantCode[] = parent?.tenants ?? [...TENANT_CODES]
  const audit = { created_at: clock.now(), created_by: OPERATOR, updated_at: clock.now(), updated_by: OPERATOR }
  const row = {
    choice_id: id,
    list,
    parent_id: parent?.choice_id ?? null,
    position: 1000,
    tenants,
    ...columnsIn(options),
  }
  await db
    .insertInto('incidents_choices')
    .values({ ...row, ...audit })
    .execute()
  await storeTitles(services, id, titles)
  await recordPortalOperation('SUPPORT_LIST_UPDATED', { entityId: id, before: {}, after: { ...row, titles } }, services)
  return listed(db, ({ choice_id }) => choice_id === id)
}

async function set(id: string, options: Options, services: Services): Promise<string[]> {
  const { db, clock } = services
  const before = await find(db, id)
  const columns = columnsIn(options)
  const titles = titlesIn(options)
  await db
    .updateTable('incidents_choices')
    .set({ ...columns, updated_at: clock.now(), updated_by: OPERATOR })
    .where('choice_id', '=', id)
    .execute()
  await storeTitles(services, id, titles)
  const change = { entityId: id, before: { ...before }, after: { ...columns, titles } }
  await recordPortalOperation('SUPPORT_LIST_UPDATED', change, services)
  return listed(db, ({ choice_id }) => choice_id === id)
}

/** Lists and changes the choices of the incident form. */
export const supportLists: Command = {
  name: 'support-lists',
  usage: USAGE,
  summary: 'Lists the choices of the incident form, adds one, or changes one: title, tenants, environments, on or off.',
  async run(args, services) {
    const { values, positionals } = optionsOf(args)
    const [action, first, second, ...more] = positionals
    const hasOptions = Object.keys(values).length > 0
    if (more.length > 0 || (values.on && values.off)) throw invalidUsage(args)
    if (action === 'add' && first && second) return add(first, second, values, services)
    if (action === 'set' && first && !second && hasOptions && values.parent === undefined)
      return set(first, values, services)
    if (hasOptions || first) throw invalidUsage(args)
    if (action === undefined) return listed(services.db, () => true)
    const list = oneOf(SUPPORT_LISTS, action, 'list')
    return listed(services.db, (choice) => choice.list === list)
  },
}
