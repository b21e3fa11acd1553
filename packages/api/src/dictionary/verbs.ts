import { createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { DICTIONARY_LIMITS, FILE_FORMATS } from '@tessera/contract'
import { recordPortalOperation } from '../activity/queries.ts'
import type { Services } from '../core/context.ts'
import { RequestFailure } from '../core/failure.ts'
import type { Verb } from '../core/verb.ts'
import { OPERATOR, VerbError } from '../core/verb.ts'
import { writeTable } from '../exports/table-file.ts'
import { readTable } from '../files/read-table.ts'
import type { Table } from '../files/table.ts'
import type { ImportedEntry } from './import-rows.ts'
import { IMPORT_COLUMNS, IMPORT_HEADINGS, missingColumns, readEntries, toCells } from './import-rows.ts'
import type { Plan } from './store.ts'
import { applyPlan, planOf, storedEntries } from './store.ts'

const USAGE = 'dictionary [import FILE [--dry-run | --yes] | export FILE]'
/** Names of entries that are listed of each kind of change. */
const LISTED = 20

const OPTIONS = { 'dry-run': { type: 'boolean' }, yes: { type: 'boolean' } } as const

function optionsOf(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
  } catch {
    throw new VerbError(`'dictionary ${args.join(' ')}' makes no sense: write ${USAGE}.`)
  }
}

const counted = (count: number): string => `${count.toLocaleString('en-US')} ${count === 1 ? 'entry' : 'entries'}`

async function tableIn(file: string): Promise<Table> {
  const bytes = await readFile(file).catch(() => {
    throw new VerbError(`${file} cannot be read: name an .xlsx or .csv file; dictionary export FILE writes one.`)
  })
  const { importRows: maxRows, importBytes: maxBytes, definition } = DICTIONARY_LIMITS
  const longest = { cell: definition * 2, all: maxBytes * 4 }
  const wish = { maxRows, maxBytes, headings: IMPORT_HEADINGS, longest }
  try {
    return await readTable(bytes, wish, new AbortController().signal)
  } catch (error) {
    if (!(error instanceof RequestFailure)) throw error
    throw new VerbError(
      `${file} cannot be imported: ${error.message} Write an .xlsx or .csv file as dictionary export does.`,
    )
  }
}

async function entriesIn(file: string): Promise<ImportedEntry[]> {
  const table = await tableIn(file)
  const missing = missingColumns(table)
  if (missing.length > 0) {
    throw new VerbError(`${file} lacks ${missing.join(', ')}: its columns are ${IMPORT_COLUMNS.join(', ')}.`)
  }
  const { entries, faults } = readEntries(table)
  if (faults.length > 0) {
    const rows = new Set(faults.map(({ row }) => row)).size
    throw new VerbError(
      [
        `${file} has faults in ${rows} ${rows === 1 ? 'row' : 'rows'}; nothing was imported:`,
        ...faults.map(({ row, text }) => `  Row ${row}: ${text}.`),
      ].join('\n'),
    )
  }
  return entries
}

/** The fields of an entry, those of its texts by language. */
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

function described({ added, changed, removed, unchanged }: Plan, tense: 'would be' | 'were'): string[] {
  return [
    `${counted(added.length)} ${tense} added, ${changed.length.toLocaleString('en-US')} changed, ${removed.length.toLocaleString('en-US')} removed; ${unchanged.toLocaleString('en-US')} stay as they are.`,
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
  if (isDry) return described(plan, 'would be')
  await applyPlan(db, plan, { by: OPERATOR, at: clock.now() })
  const counts = { added: plan.added.length, changed: plan.changed.length, removed: plan.removed.length }
  const change = { entityId: 'dictionary', before: {}, after: { ...counts, total: entries.length } }
  await recordPortalOperation('DICTIONARY_IMPORTED', change, services)
  return described(plan, 'were')
}

async function exportFile(file: string, { db }: Services): Promise<string[]> {
  const format = FILE_FORMATS.find((each) => file.toLowerCase().endsWith(`.${each}`))
  if (!format) throw new VerbError(`'${file}' is neither .xlsx nor .csv: name the file that is to be written so.`)
  const entries = [...(await storedEntries(db)).values()]
  const table = {
    headings: IMPORT_COLUMNS.map((header) => ({ header })),
    // One batch: the entries are in memory.
    batches: (async function* batches() {
      yield entries.map(toCells)
    })(),
  }
  try {
    await pipeline(writeTable(table, { format, sheet: 'Dictionary' }), createWriteStream(file))
  } catch {
    throw new VerbError(`${file} cannot be written: name a file in a folder that is there.`)
  }
  return [`${counted(entries.length)} were written into ${file}.`]
}

async function statusOf({ db }: Services): Promise<string[]> {
  const { count } = await db
    .selectFrom('dictionary_entries')
    .select((is) => is.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return [`The data dictionary has ${counted(Number(count))}.`]
}

/** Replaces the data dictionary by a file, and writes it into one. */
export const dictionary: Verb = {
  name: 'dictionary',
  usage: USAGE,
  summary: 'Shows what a file would add, change and remove in the data dictionary, and imports it; or exports it all.',
  foretell(args) {
    const isPlain = !['--yes', '--dry-run', '--help'].some((option) => args.includes(option))
    return isPlain && args.includes(`import`) ? [...args, '--dry-run'] : null
  },
  async run(args, services) {
    const { values, positionals } = optionsOf(args)
    const [action, file, ...more] = positionals
    const isSaid = Object.keys(values).length > 0
    if (action === undefined && !isSaid) return statusOf(services)
    if (action === `import` && file && more.length === 0) return importFile(file, values['dry-run'] === true, services)
    if (action === 'export' && file && more.length === 0 && !isSaid) return exportFile(file, services)
    throw new VerbError(`'dictionary ${args.join(' ')}' makes no sense: write ${USAGE}.`)
  },
}
