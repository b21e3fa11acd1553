import { DocsTable } from './DocsTable.tsx'

const locales = ['en-US', 'es-MX', 'fr-CA'] as const
const moment = new Date('2026-02-18T22:52:00Z')
const timeZone = 'America/Mexico_City'

const date = (options: Intl.DateTimeFormatOptions) => (locale: string) =>
  new Intl.DateTimeFormat(locale, { timeZone, ...options }).format(moment)
const number = (value: number, options?: Intl.NumberFormatOptions) => (locale: string) =>
  new Intl.NumberFormat(locale, options).format(value)

const rows: readonly (readonly [name: string, write: (locale: string) => string, options: string])[] = [
  ['A day', date({ dateStyle: 'medium' }), "dateStyle: 'medium'"],
  ['A time', date({ timeStyle: 'short' }), "timeStyle: 'short'"],
  ['A day and a time', date({ dateStyle: 'medium', timeStyle: 'short' }), "dateStyle: 'medium', timeStyle: 'short'"],
  [
    'A zone, in words',
    date({ hour: 'numeric', minute: 'numeric', timeZoneName: 'longGeneric' }),
    "timeZoneName: 'longGeneric'",
  ],
  ['A month', date({ month: 'long', year: 'numeric' }), "month: 'long', year: 'numeric'"],
  ['A count', number(1_240), ''],
  ['A share', number(0.125, { style: 'percent', maximumFractionDigits: 1 }), "style: 'percent'"],
  ['Money', number(1_240.5, { style: 'currency', currency: 'USD' }), "style: 'currency', currency: 'USD'"],
  ['A size', number(24.5, { style: 'unit', unit: 'megabyte' }), "style: 'unit', unit: 'megabyte'"],
]

/** Dates, times and numbers in each language, formatted by the browser. */
export const Formats = () => (
  <DocsTable head={['Value', ...locales.map((locale) => <code key={locale}>{locale}</code>), 'Options']}>
    {rows.map(([name, write, options]) => (
      <tr key={name}>
        <th scope="row">{name}</th>
        {locales.map((locale) => (
          <td key={locale} lang={locale}>
            {write(locale)}
          </td>
        ))}
        <td>{options && <code>{options}</code>}</td>
      </tr>
    ))}
  </DocsTable>
)
