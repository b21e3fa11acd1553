import type { Locale } from '@tessera/contract'
import {
  AVAILABILITIES,
  DICTIONARY_LIMITS,
  ENTRY_TYPES,
  hasTags,
  isBlank,
  LOCALES,
  oneLine,
  TAG_VALUES,
  withoutUnseen,
} from '@tessera/contract'
import * as z from 'zod'
import { comparableHeading } from '../files/comparable-text.ts'
import { unescapeFormula } from '../files/formula-text.ts'
import type { SheetTable } from '../files/table.ts'

const { name, dssName, technicalName, definition } = DICTIONARY_LIMITS

/** A text without invisible characters. No-break spaces stay because French uses them. */
const normalizeUnicode = (text: string): string => withoutUnseen(text.normalize('NFC'))
const lineOf = (text: string): string =>
  normalizeUnicode(text)
    .replaceAll(/[^\S\u00a0\u202f]+/g, ' ')
    .trim()
const blockOf = (text: string): string =>
  normalizeUnicode(text)
    .replaceAll(/[^\S\n\u00a0\u202f]+/g, ' ')
    .trim()

const line = (most: number) =>
  z
    .string()
    .overwrite(lineOf)
    .max(most, `has more than ${most} characters`)
    .refine((text) => !hasTags(text), 'has a tag')
const required = (most: number) => line(most).refine((text) => !isBlank(text), 'is missing')
const prose = z
  .string()
  .overwrite(blockOf)
  .max(definition, `has more than ${definition} characters`)
  .refine((text) => !hasTags(text), 'has a tag')
const optional = <Schema extends z.ZodType<string, string>>(schema: Schema) =>
  schema.transform((text) => (text === '' ? null : text))

const choice = <Value extends string>(values: readonly Value[]) =>
  z
    .string()
    .overwrite((text) => oneLine(text).toUpperCase().replaceAll(' ', '_'))
    .pipe(z.enum(values as [Value, ...Value[]], `is none of ${values.join(', ')}`))
const several = (text: string): string[] => [
  ...new Set(
    text
      .split(/[;|\n]/)
      .map(lineOf)
      .filter(Boolean),
  ),
]

/** The texts of an entry in one language. */
const texts = z.object({
  business_name: required(name),
  dss_business_name: required(dssName),
  definition: prose.refine((text) => !isBlank(text), 'is missing'),
  calculation: optional(prose),
  synonyms: z
    .string()
    .transform(several)
    .refine((all) => all.every((each) => each.length <= name), `has one of more than ${name} characters`),
  change_note: optional(prose),
})
export type ImportedTexts = z.infer<typeof texts>

const entry = z.object({
  technical_name: required(technicalName).regex(/^[a-z][a-z0-9_]*$/, 'is not in lower case with underscores'),
  type: choice(ENTRY_TYPES),
  data_type: choice(TAG_VALUES.datatype),
  field_type: choice(TAG_VALUES.field_type),
  products: z
    .string()
    .transform((text) => several(text).map((each) => each.toUpperCase().replaceAll(' ', '_')))
    .pipe(
      z
        .array(z.enum(TAG_VALUES.product, `has one that is none of ${TAG_VALUES.product.join(', ')}`))
        .min(1, 'is missing'),
    ),
  available_to: z
    .string()
    .overwrite((text) => text || 'ALL')
    .pipe(choice(AVAILABILITIES)),
  valid_values: optional(line(definition)),
  example: optional(line(name)),
  changed_on: optional(
    z
      .string()
      .overwrite(oneLine)
      .refine((day) => day === '' || z.iso.date().safeParse(day).success, 'is not a date. Use the form 2026-12-31'),
  ),
})

/** An entry in a file, with its texts by language; en-US always exists. */
export type ImportedEntry = z.infer<typeof entry> & { texts: Partial<Record<Locale, ImportedTexts>> }

const SUFFIXES = { 'en-US': 'en', 'es-MX': 'es', 'fr-CA': 'fr' } as const satisfies Record<Locale, string>
const ENTRY_COLUMNS = Object.keys(entry.shape) as (keyof typeof entry.shape)[]
const TEXT_COLUMNS = Object.keys(texts.shape) as (keyof typeof texts.shape)[]
const columnOf = (field: string, locale: Locale): string => `${field}_${SUFFIXES[locale]}`

/** The columns of an imported file, in the order of an export. */
export const IMPORT_COLUMNS: readonly string[] = [
  ...ENTRY_COLUMNS,
  ...LOCALES.flatMap((locale) => TEXT_COLUMNS.map((field) => columnOf(field, locale))),
]

/** The columns that every file must have. */
const NEEDED = [
  'technical_name',
  'type',
  'data_type',
  'field_type',
  'products',
  'business_name_en',
  'dss_business_name_en',
  'definition_en',
]

/** The normalized headings of an imported file. */
export const IMPORT_HEADINGS: readonly string[] = IMPORT_COLUMNS.map(comparableHeading)

/** The entries of a file, and its errors by row. */
export interface ImportedFile {
  entries: ImportedEntry[]
  faults: { row: number; text: string }[]
}

/** The required columns that a file doesn't have. */
export function missingColumns({ headings }: SheetTable): string[] {
  const known = new Set(headings.map(comparableHeading))
  return NEEDED.filter((column) => !known.has(comparableHeading(column)))
}

type Cells = Readonly<Record<string, string>>

const errorsOf = (error: z.ZodError | undefined, column: (field: string) => string): string[] =>
  (error?.issues ?? []).map(({ path, message }) => `${column(String(path[0]))} ${message}`)

function readRow(cells: Cells): { entry: ImportedEntry | null; faults: string[] } {
  const pick = (columns: readonly string[], nameOf: (field: string) => string) =>
    Object.fromEntries(columns.map((field) => [field, cells[nameOf(field)] ?? '']))
  const own = entry.safeParse(pick(ENTRY_COLUMNS, (field) => field))
  const faults = errorsOf(own.error, (field) => field)
  const byLocale: Partial<Record<Locale, ImportedTexts>> = {}
  for (const locale of LOCALES) {
    const given = pick(TEXT_COLUMNS, (field) => columnOf(field, locale))
    if (locale !== 'en-US' && Object.values(given).every(isBlank)) continue
    const read = texts.safeParse(given)
    if (read.success) byLocale[locale] = read.data
    faults.push(...errorsOf(read.error, (field) => columnOf(field, locale)))
  }
  return { entry: own.success && faults.length === 0 ? { ...own.data, texts: byLocale } : null, faults }
}

/** Reads the entries of a file's table; reports every error of every row. */
export function readEntries({ headings, rows }: SheetTable): ImportedFile {
  const indexes = new Map(headings.map((heading, index) => [comparableHeading(heading), index]))
  const entries: ImportedEntry[] = []
  const faults: ImportedFile['faults'] = []
  const firstRows = new Map<string, number>()
  for (const { row, cells } of rows) {
    const named = Object.fromEntries(
      IMPORT_COLUMNS.map((column) => [
        column,
        unescapeFormula(cells[indexes.get(comparableHeading(column)) ?? -1] ?? ''),
      ]),
    )
    const read = readRow(named)
    const technical = oneLine(named['technical_name'] ?? '')
    const first = firstRows.get(technical)
    if (technical !== '' && first !== undefined) read.faults.push(`technical_name is that of row ${first} too`)
    else firstRows.set(technical, row)
    faults.push(...read.faults.map((text) => ({ row, text })))
    if (read.entry && read.faults.length === 0) entries.push(read.entry)
  }
  return { entries, faults }
}

/** An entry as a row of a file. */
export function toCells(given: ImportedEntry): string[] {
  const cells: Record<string, string> = {}
  for (const column of ENTRY_COLUMNS) {
    const value = given[column]
    cells[column] = Array.isArray(value) ? value.join('; ') : (value ?? '')
  }
  for (const locale of LOCALES) {
    for (const field of TEXT_COLUMNS) {
      const value = given.texts[locale]?.[field] ?? ''
      cells[columnOf(field, locale)] = Array.isArray(value) ? value.join('; ') : value
    }
  }
  return IMPORT_COLUMNS.map((column) => cells[column] ?? '')
}
