import { boundsText } from '../../../internal/bounds-text.ts'
import { fold } from '../../../internal/fold.ts'
import { EARLIEST, formatDay, LATEST } from '../../../internal/iso-dates.ts'
import { readDates } from '../../../internal/read-dates.ts'
import { allDecimals, readNumber } from '../../../internal/read-number.ts'
import { fill } from '../../../messages/format.ts'
import type { Translated } from '../../../messages/use-messages.ts'
import type { DataTableValue } from '../../DataTable/types.ts'
import type { datePickerMessages } from '../../DatePicker/messages.ts'
import { problemOf, problemText } from '../../NumberField/number-rules.ts'
import type { numberFieldMessages } from '../../NumberField/messages.ts'
import type { DataTableEditor } from '../edit-types.ts'
import type { dataTableCellEditorMessages } from './messages.ts'

/** Messages of unreadable values. */
export interface ReadingMessages {
  editing: Translated<typeof dataTableCellEditorMessages>
  number: Translated<typeof numberFieldMessages>
  day: Translated<typeof datePickerMessages>
}

/** A text as a value and as the cell shows it, or its error. */
export type ReadCell = { value: string | number | null; shown: string } | { problem: string }

const exampleDay = '2026-11-21'
/** Maximum number of options that an error lists. */
const maxListed = 8

/** A number as the user types it: digits of the language without group separators. */
const plainNumber = (locale: string) => new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 20 })

/** The day of a value, as an ISO date. */
const isoOf = (value: DataTableValue) =>
  value instanceof Date ? value.toISOString().slice(0, 10) : String(value ?? '').slice(0, 10)
const isDay = (iso: string) => /^\d{4}-\d\d-\d\d$/.test(iso) && !Number.isNaN(Date.parse(iso))

/** The editor's text of a value; invalid values are shown unchanged. */
export function textFor({ kind }: DataTableEditor, value: DataTableValue, locale: string): string {
  if (kind === 'number' && typeof value === 'number') return plainNumber(locale).format(value)
  if (kind === 'day' && isDay(isoOf(value))) return formatDay(locale, isoOf(value))
  return String(value ?? '')
}

/** Returns the option that a text refers to, by its id or its label. */
export function optionOf({ options }: Extract<DataTableEditor, { kind: 'choice' }>, text: string) {
  const searchedText = fold(text.trim())
  return options.find(({ id }) => id === text) ?? options.find(({ label }) => fold(label) === searchedText)
}

function readOf(editor: DataTableEditor, text: string, messages: ReadingMessages, locale: string): ReadCell {
  const empty = text.trim() === ''
  if (editor.kind === 'text') return { value: text, shown: text }
  if (empty) return { value: null, shown: '' }
  if (editor.kind === 'number') {
    const { number: value, isTooLong } = readNumber(text, locale, allDecimals)
    const problem = isTooLong ? 'tooManyDigits' : problemOf(value, editor)
    const write = (number: number) => number.toLocaleString(locale)
    return problem
      ? { problem: problemText(messages.number, problem, editor, write) }
      : { value, shown: value.toLocaleString(locale) }
  }
  if (editor.kind === 'choice') {
    const option = optionOf(editor, text)
    if (option && !option.isDisabled) return { value: option.id, shown: option.label }
    const labels = editor.options.flatMap(({ label, isDisabled }) => (isDisabled ? [] : label))
    const options = labels.slice(0, maxListed).join(', ') + (labels.length > maxListed ? '…' : '')
    return { problem: fill(messages.editing.notAChoice, { options }) }
  }
  const [day, ...others] = readDates(text, locale)
  const write = (iso: string) => formatDay(locale, iso)
  if (day === undefined || others.length > 0)
    return { problem: fill(messages.editing.notADay, { example: write(exampleDay) }) }
  const { minValue = EARLIEST, maxValue = LATEST } = editor
  return day < minValue || day > maxValue
    ? { problem: boundsText(messages.day, day, [minValue, maxValue], [EARLIEST, LATEST], write) }
    : { value: day, shown: write(day) }
}

/** Returns the application's error for a value of the editor's type. */
function refusalOf(editor: DataTableEditor, value: string | number | null, rowId: string) {
  if (editor.kind === 'number') return editor.validate?.(typeof value === 'number' ? value : null, rowId)
  if (editor.kind === 'text') return editor.validate?.(String(value ?? ''), rowId)
  return editor.validate?.(typeof value === 'string' ? value : null, rowId)
}

/** Reads a text as a value of a row. */
export type Read = (editor: DataTableEditor, text: string, rowId: string) => ReadCell

/** Reads typed or pasted text in one language. */
export function makeReader(messages: ReadingMessages, locale: string): Read {
  return (editor, text, rowId) => {
    const read = readOf(editor, text, messages, locale)
    if ('problem' in read) return read
    const problem = refusalOf(editor, read.value, rowId)
    return problem === undefined ? read : { problem }
  }
}
