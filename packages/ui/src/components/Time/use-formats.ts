'use client'
import { useMemo } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { formatDay, formatDays } from '../../internal/iso-dates.ts'
import { formatDateTime, formatTime } from '../../internal/iso-times.ts'
import { allDecimals } from '../../internal/read-number.ts'
import { formatSize } from '../FileUpload/file-rules.ts'
import { inUTC } from './in-utc.ts'

/** How the components write dates, times and numbers, in the language of the nearest UIProvider. */
export interface Formats {
  /** An ISO date as DatePicker and the cells of a table write it: 'Nov 21, 2026'. */
  day: (iso: string) => string
  /** Two ISO dates as DateRangePicker writes them: 'Nov 1 – 21, 2026'. */
  days: (start: string, end: string) => string
  /** An ISO time as TimeField writes it: '4:05 PM'. */
  time: (iso: string, hourCycle?: 12 | 24) => string
  /** An ISO date and time without a zone as DateTimePicker writes it: 'Nov 22, 2026, 4:05 PM'. */
  dateTime: (iso: string, hourCycle?: 12 | 24) => string
  /** A moment in ISO 8601 with its offset as Time tells it, in UTC; nothing for what is no moment. */
  utc: (iso: string) => string | undefined
  /** A number as NumberField writes it; `options` as for `Intl.NumberFormat`, with all decimals by default. */
  number: (value: number, options?: Intl.NumberFormatOptions) => string
  /** A size in bytes as FileUpload writes it: '24.5 MB'. */
  fileSize: (bytes: number) => string
}

/** Writes dates, times and numbers as the components do, for text beside them. */
export function useFormats(): Formats {
  const { locale } = useLocale()
  return useMemo(
    () => ({
      day: (iso) => formatDay(locale, iso),
      days: (start, end) => formatDays(locale, start, end),
      time: (iso, hourCycle) => formatTime(locale, iso, hourCycle),
      dateTime: (iso, hourCycle) => formatDateTime(locale, iso, hourCycle),
      utc: (iso) => inUTC(locale, iso),
      number: (value, options = allDecimals) => new Intl.NumberFormat(locale, options).format(value),
      fileSize: (bytes) => formatSize(locale, bytes),
    }),
    [locale],
  )
}
