'use client'
import { useMemo } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { formatDay, formatDays } from '../../internal/iso-dates.ts'
import { formatDateTime, formatTime } from '../../internal/iso-times.ts'
import { allDecimals } from '../../internal/read-number.ts'
import { formatSize } from '../FileUpload/file-rules.ts'
import { inUTC } from './in-utc.ts'

/** Formatters for dates, times and numbers as in the components, in the language of the nearest UIProvider. */
export interface Formats {
  /** Formats an ISO date as in DatePicker and table cells: 'Nov 21, 2026'. */
  day: (iso: string) => string
  /** Formats two ISO dates as in DateRangePicker: 'Nov 1 – 21, 2026'. */
  days: (start: string, end: string) => string
  /** Formats an ISO time as in TimeField: '4:05 PM'. */
  time: (iso: string, hourCycle?: 12 | 24) => string
  /** Formats an ISO date and time without a zone as in DateTimePicker: 'Nov 22, 2026, 4:05 PM'. */
  dateTime: (iso: string, hourCycle?: 12 | 24) => string
  /** Formats a time in ISO 8601 with its offset in UTC, as in Time; undefined if it is invalid. */
  utc: (iso: string) => string | undefined
  /** Formats a number as in NumberField; `options` as for `Intl.NumberFormat`, with all decimals by default. */
  number: (value: number, options?: Intl.NumberFormatOptions) => string
  /** Formats a size in bytes as in FileUpload: '24.5 MB'. */
  fileSize: (bytes: number) => string
}

/** Returns formatters for dates, times and numbers, which match the components. */
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
