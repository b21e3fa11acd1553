import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { LegalDocument, Locale, TenantCode } from '@tessera/contract'
import { DEFAULT_LOCALE, LEGAL_DOCUMENTS, LEGAL_VARIANTS, LIMITS, LOCALES, TENANT_CODES } from '@tessera/contract'
import { recordOperation } from '../activity/queries.ts'
import { internalCompany } from '../companies/queries.ts'
import type { Services } from '../core/http/context.ts'
import type { Db } from '../core/database/database.ts'
import type { Command } from '../core/commands/command.ts'
import { oneOf, OPERATOR, CommandError } from '../core/commands/command.ts'
import { audienceOf } from './audience.ts'
import type { Edition } from './publish.ts'
import { documentsOf } from './publish.ts'
import type { NewDocument } from './queries.ts'
import { hasVersion, listDocuments, publish, readText } from './queries.ts'

const USAGE =
  'legal [publish DOCUMENT [--version VERSION] [--from DAY] [--variant VARIANT] [--tenant TENANT] [--texts FOLDER] [--dry-run | --yes]]'

const OPTIONS = {
  version: { type: 'string' },
  from: { type: 'string' },
  variant: { type: 'string' },
  tenant: { type: 'string' },
  texts: { type: 'string' },
  'dry-run': { type: 'boolean' },
  yes: { type: 'boolean' },
} as const
type Options = ReturnType<typeof optionsOf>['values']

const dayOf = (date: Date): string => date.toISOString().slice(0, 10)

/** Every published document with its dates and languages. */
async function list(db: Db): Promise<string[]> {
  const lines = (await listDocuments(db)).map(
    ({ document, variant, tenant, version, effective_at, locales }) =>
      `${document}  ${variant || '-'}  ${tenant}  ${version}  ${dayOf(effective_at)}  ${locales.join(' ')}`,
  )
  return lines.length > 0 ? lines : ['Nothing is published.']
}

function dayIn(input: string | undefined, now: Date): Date {
  if (input === undefined) return now
  const day = new Date(`${input}T00:00:00Z`)
  if (Number.isNaN(day.getTime()) || dayOf(day) !== input) {
    throw new CommandError(`'${input}' is not a date. Use the form 2026-12-31.`)
  }
  return day
}

const TITLE = /^\s*<h1>([^<]+)<\/h1>/

/** A text in a folder: its first-level heading is the title, and the remaining HTML is the text. */
async function textIn(folder: string, locale: Locale): Promise<{ title: string; html: string }> {
  const file = join(folder, `${locale}.html`)
  const source = await readFile(file, 'utf8').catch(() => {
    throw new CommandError(`${file} can't be read. A folder of texts has one file per language: ${LOCALES.join(', ')}.`)
  })
  const title = TITLE.exec(source)?.[1]?.trim()
  if (!title) throw new CommandError(`${file} doesn't start with its title. Put <h1>The title</h1> first.`)
  return { title, html: source.replace(TITLE, '') }
}

async function textsIn(folder: string): Promise<NonNullable<Edition['texts']>> {
  const texts = await Promise.all(LOCALES.map(async (locale) => [locale, await textIn(folder, locale)] as const))
  return Object.fromEntries(texts) as NonNullable<Edition['texts']>
}

/** The default name of a version: the date, plus a number if there are several on that day. */
async function freeVersion(db: Db, document: LegalDocument, now: Date): Promise<string> {
  for (let count = 1; ; count += 1) {
    const version = count === 1 ? dayOf(now) : `${dayOf(now)}.${count}`
    if (!(await hasVersion(db, document, version))) return version
  }
}

function variantsIn(document: LegalDocument, input: string | undefined): readonly string[] {
  const known: readonly string[] = LEGAL_VARIANTS[document]
  if (input === undefined) return known
  if (known.length === 1) throw new CommandError(`${document} has no variants. Remove --variant.`)
  return [oneOf(known, input, `variant of ${document}`)]
}

function versionIn(input: string): string {
  if (input.trim() === '' || input.length > LIMITS.text) {
    throw new CommandError(`'${input}' is not a version. Use 1 to ${LIMITS.text} characters.`)
  }
  return input.trim()
}

/** Refuses a date before that of the version in force, which would stay in force. */
async function refuseEarlier(db: Db, documents: readonly NewDocument[], now: Date): Promise<void> {
  for (const kind of documents) {
    const present = await readText(db, kind, DEFAULT_LOCALE, now)
    if (present && new Date(present.effective_at) > kind.effectiveAt) {
      const which = `${present.version} of ${kind.document}${kind.variant && `, ${kind.variant}`}, ${kind.tenant},`
      throw new CommandError(
        `${which} has been in force since ${dayOf(new Date(present.effective_at))} and would stay in force. Use a later day, or remove --from.`,
      )
    }
  }
}

const people = (count: number): string => `${count} ${count === 1 ? 'person' : 'people'}`

/** The lines of a dry run: the variants, the effective date, and the number of users who would have to accept. */
async function publicationLines(db: Db, documents: readonly NewDocument[], texts: string): Promise<string[]> {
  const [first] = documents
  if (!first) return []
  const { document, version, effectiveAt } = first
  const peopleOf = await audienceOf(db, document)
  const lines = documents.map((kind) => {
    return `  ${(kind.variant || document).padEnd(20)}  ${kind.tenant}  ${people(peopleOf(kind))}`
  })
  const all = documents.reduce((sum, kind) => sum + peopleOf(kind), 0)
  return [
    `Version ${version} of ${document} would take effect on ${dayOf(effectiveAt)}, with ${texts}:`,
    ...lines,
    document === 'privacy-policy'
      ? 'No user would have to accept it.'
      : `From that day on, ${people(all)} must accept it to continue. Use --variant and --tenant to narrow it down.`,
  ]
}

async function publishDocument(input: string, options: Options, { db, clock, portalConfig }: Services) {
  const document = oneOf(LEGAL_DOCUMENTS, input, 'document')
  const stamp = { by: OPERATOR, at: clock.now() }
  const variants = variantsIn(document, options.variant)
  const tenants: readonly TenantCode[] =
    options.tenant === undefined ? TENANT_CODES : [oneOf(TENANT_CODES, options.tenant, 'tenant')]
  const version = options.version === undefined ? await freeVersion(db, document, stamp.at) : versionIn(options.version)
  if (await hasVersion(db, document, version)) {
    throw new CommandError(
      `Version ${version} of ${document} is already published. Use another version; run legal to list them.`,
    )
  }
  const texts = options.texts === undefined ? undefined : await textsIn(options.texts)
  const effectiveAt = dayIn(options.from, stamp.at)
  const published = await documentsOf(db, { document, version, effectiveAt, variants, tenants, texts }, stamp.at)
  if (published.length === 0) {
    throw new CommandError(`There is no text of ${document} yet. Pass a folder with the texts: --texts FOLDER.`)
  }
  await refuseEarlier(db, published, stamp.at)
  if (options['dry-run']) return publicationLines(db, published, texts ? 'new texts' : 'the current texts')
  await publish(db, published, stamp)
  const { productName } = await portalConfig.of('US')
  await recordOperation(db, 'LEGAL_PUBLISHED', await internalCompany(db, productName, stamp), stamp.at, {
    entityId: `${document} ${version}`,
    before: {},
    after: { effective_at: effectiveAt, kinds: published.map(({ variant, tenant }) => `${variant} ${tenant}`.trim()) },
  })
  return [
    `Version ${version} of ${document} takes effect on ${dayOf(effectiveAt)}:`,
    ...published.map(({ variant, tenant }) => `  ${variant || document}  ${tenant}`),
  ]
}

function optionsOf(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
  } catch {
    throw new CommandError(`'legal ${args.join(' ')}' is invalid. Usage: ${USAGE}`)
  }
}

/** Lists legal documents and publishes new versions, with the current texts if no others are given. */
export const legal: Command = {
  name: 'legal',
  usage: USAGE,
  summary: 'Lists the legal documents, or publishes a new version from a given day with the texts in a folder.',
  dryRunArgs(args) {
    const isPlain = !['--yes', '--dry-run', '--help'].some((option) => args.includes(option))
    return args.includes('publish') && isPlain ? [...args, '--dry-run'] : null
  },
  async run(args, services) {
    const { values, positionals } = optionsOf(args)
    const [action, document, ...more] = positionals
    if (action === undefined && Object.keys(values).length === 0) return list(services.db)
    if (action === 'publish' && document && more.length === 0) return publishDocument(document, values, services)
    throw new CommandError(`'legal ${args.join(' ')}' is invalid. Usage: ${USAGE}`)
  },
}
