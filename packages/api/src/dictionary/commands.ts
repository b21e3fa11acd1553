import { createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { DICTIONARY_LIMITS, FILE_FORMATS } from '@tessera/contract'
import { recordPortalOperation } from '../activity/queries.ts'
import type { Services } from '../core/http/context.ts'
import { HttpError } from '../core/http/http-error.ts'
import type { Command } from '../core/commands/command.ts'
import { OPERATOR, table, CommandError } from '../core/commands/command.ts'
import { writeTable } from '../exports/table-file.ts'
import { readTable } from '../files/read-table.ts'
import type { Table } from '../files/table.ts'
import type { ImportedEntry } from './import-rows.ts'
import { IMPORT_COLUMNS, IMPORT_HEADINGS, missingColumns, readEntries, toCells } from './import-rows.ts'
import type { Plan } from './store.ts'
import { applyPlan, planOf, storedEntries } from './store.ts'

const USAGE = 'dictionary [import FILE [--dry-run | --yes] | export FILE | history [TECHNICAL_NAME]]'
const REPORTED_CODES = ['TOO_MANY_ROWS', 'FILE_TOO_LARGE', 'FILE_UNPACKS_TOO_LARGE', 'FILE_QUOTE_UNCLOSED']
/** The maximum number of changes that the history lists. */
const LATEST = 50
/** How many entry names are listed for each kind of change. */
const LISTED = 20

const OPTIONS = { 'dry-run': { type: 'boolean' }, yes: { type: 'boolean' } } as const

function optionsOf(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
  } catch {
    throw new CommandError(`'dictionary ${args.join(' ')}' is invalid. Usage: ${USAGE}`)
  }
}

const countText = (count: number): string => `${count.toLocaleString('en-US')} ${count === 1 ? 'entry' : 'entries'}`

async function tableIn(file: string): Promise<Table> {
  const bytes = await readFile(file).catch(() => {
    throw new CommandError(`${file} can't be read. Use an .xlsx or .csv file; dictionary export FILE creates one.`)
  })
  const { importRows: maxRows, importBytes: maxBytes, definition } = DICTIONARY_LIMITS
  const longest = { cell: definition * 2, all: maxBytes * 4 }
  const options = { maxRows, maxBytes, headings: IMPORT_HEADINGS, longest }
  try {
    return await readTable(bytes, options, new AbortController().signal)
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    // Only these messages fit here; the others mention a file of users.
    const reason = REPORTED_CODES.includes(error.code) ? ` ${error.message}` : ''
    throw new CommandError(
      `${file} can't be imported.${reason} Use an .xlsx or .csv file in the format of dictionary export.`,
    )
  }
}

async function entriesIn(file: string): Promise<ImportedEntry[]> {
  const sheet = await tableIn(file)
  const missing = missingColumns(sheet)
  if (missing.length > 0) {
    throw new CommandError(`${file} is missing columns: ${missing.join(', ')}. Expected: ${IMPORT_COLUMNS.join(', ')}.`)
  }
  const { entries, faults } = readEntries(sheet)
  if (faults.length > 0) {
    const rows = new Set(faults.map(({ row }) => row)).size
    throw new CommandError(
      [
        `${file} has errors in ${rows} ${rows === 1 ? 'row' : 'rows'}; nothing was imported:`,
        ...faults.map(({ row, text }) => `  Row ${row}: ${text}.`),
      ].join('\n'),
    )
  }
  return entries
}

/** The values of an entry by field. A text's field has its language in the name, such as `definition (es-MX)`. */
const fieldsOf = ({ texts, ...own }: ImportedEntry) =>
  Object.fromEntries([
    ...Object.entries(own),
    ...Object.entries(texts).flatMap(([locale, fields]) =>
      Object.entries(fields).map(([field, value]) => [`${field} (${locale})`, value]),
    ),
  ]) as Record<string, unknown>

function changedFields(before: ImportedEntry, after: ImportedEntry): string {
  const [one, other] = [fieldsOf(before), fieldsOf(after)]
  return Object.keys({ ...one, ...other })
    .filter((field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]))
    .join(', ')
}

function listed(title: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return []
  const more = lines.length - LISTED
  return [
    `${title}:`,
    ...lines.slice(0, LISTED).map((line) => `  ${line}`),
    ...(more > 0 ? [`  and ${more.toLocaleString('en-US')} more`] : []),
  ]
}

const named = ({ technical_name, texts }: ImportedEntry): string =>
  `${technical_name}  ${texts['en-US']?.business_name ?? ''}`

function described({ added, changed, removed, unchanged }: Plan, isDry: boolean): string[] {
  const tense = isDry ? 'would be' : added.length === 1 ? 'was' : 'were'
  return [
    `${countText(added.length)} ${tense} added, ${changed.length.toLocaleString('en-US')} changed, ${removed.length.toLocaleString('en-US')} removed; ${unchanged.toLocaleString('en-US')} are unchanged.`,
    ...listed('Added', added.map(named)),
    ...listed(
      'Changed',
      changed.map(({ before, after }) => `${named(after)}: ${changedFields(before, after)}`),
    ),
    ...listed('Removed', removed.map(named)),
  ]
}

async function importFile(file: string, isDry: boolean, services: Services): Promise<string[]> {
  const { db, clock } = services
  const entries = await entriesIn(file)
  const plan = planOf(entries, await storedEntries(db))
  if (isDry) return described(plan, true)
  await applyPlan(db, plan, { by: OPERATOR, at: clock.now() })
  const counts = { added: plan.added.length, changed: plan.changed.length, removed: plan.removed.length }
  const change = { entityId: 'dictionary', before: {}, after: { ...counts, total: entries.length } }
  await recordPortalOperation('DICTIONARY_IMPORTED', change, services)
  return described(plan, false)
}

async function exportFile(file: string, services: Services): Promise<string[]> {
  const format = FILE_FORMATS.find((each) => file.toLowerCase().endsWith(`.${each}`))
  if (!format) throw new CommandError(`'${file}' doesn't end in .xlsx or .csv. Use one of these extensions.`)
  const entries = [...(await storedEntries(services.db)).values()]
  const written = {
    headings: IMPORT_COLUMNS.map((header) => ({ header })),
    // One batch: the entries are in memory.
    batches: (async function* batches() {
      yield entries.map(toCells)
    })(),
  }
  try {
    await pipeline(writeTable(written, { format, sheet: 'Dictionary' }), createWriteStream(file))
  } catch {
    throw new CommandError(`${file} can't be written. Use a folder that exists.`)
  }
  const change = { entityId: 'dictionary', before: {}, after: { format, count: entries.length } }
  await recordPortalOperation('DICTIONARY_EXPORTED', change, services)
  return [`${countText(entries.length)} were written to ${file}.`]
}

async function statusOf({ db }: Services): Promise<string[]> {
  const { count } = await db
    .selectFrom('dictionary_entries')
    .select((is) => is.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return [`The data dictionary has ${countText(Number(count))}.`]
}

/** The latest changes, overall or for one entry. */
async function history(name: string | undefined, { db }: Services): Promise<string[]> {
  const changes = await db
    .selectFrom('dictionary_changes')
    .select(['technical_name', 'kind', 'before', 'after', 'created_at', 'created_by'])
    .$if(name !== undefined, (query) => query.where('technical_name', '=', name ?? ''))
    .orderBy('created_at', 'desc')
    .orderBy('technical_name')
    .limit(LATEST)
    .execute()
  if (changes.length === 0)
    return [name === undefined ? 'Nothing has been imported yet.' : `There are no changes of ${name}.`]
  return table(
    ['AT', 'BY', 'ENTRY', 'CHANGE'],
    changes.map(({ created_at: at, created_by: by, technical_name: entry, kind, before, after }) => {
      const [one, other] = [before as ImportedEntry | null, after as ImportedEntry | null]
      const what = one && other ? `changed: ${changedFields(one, other)}` : kind.toLowerCase()
      return [at.toISOString().slice(0, 16), by, entry, what]
    }),
  )
}

/** Imports the data dictionary from a file, and exports it to one. */
export const dictionary: Command = {
  name: 'dictionary',
  usage: USAGE,
  summary:
    'Shows what a file would change in the data dictionary and imports it, exports the dictionary, or lists its changes.',
  dryRunArgs(args) {
    const isPlain = !['--yes', '--dry-run', '--help'].some((option) => args.includes(option))
    return isPlain && args.includes('import') ? [...args, '--dry-run'] : null
  },
  async run(args, services) {
    const { values, positionals } = optionsOf(args)
    const [action, file, ...more] = positionals
    const hasOptions = Object.keys(values).length > 0
    if (action === undefined && !hasOptions) return statusOf(services)
    if (action === 'import' && file && more.length === 0) return importFile(file, values['dry-run'] === true, services)
    if (action === 'history' && more.length === 0 && !hasOptions) return history(file, services)
    if (action === 'export' && file && more.length === 0 && !hasOptions) return exportFile(file, services)
    throw new CommandError(`'dictionary ${args.join(' ')}' is invalid. Usage: ${USAGE}`)
  },
}
