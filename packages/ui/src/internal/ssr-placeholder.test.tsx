import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { DatePicker } from '../components/DatePicker/DatePicker.tsx'
import { DateRangePicker } from '../components/DateRangePicker/DateRangePicker.tsx'
import { DateTimePicker } from '../components/DateTimePicker/DateTimePicker.tsx'
import { TimeField } from '../components/TimeField/TimeField.tsx'
import { UIProvider } from '../components/UIProvider/UIProvider.tsx'

const october = { start: '2026-10-05', end: '2026-10-09' }
const evening = '2026-11-21T16:05'

it.each([
  {
    text: 'Nov 21, 2026',
    sent: ['2026-11-21'],
    field: <DatePicker label="Day" name="day" defaultValue="2026-11-21" />,
  },
  {
    text: 'Oct 5 – 9, 2026',
    sent: ['2026-10-05', '2026-10-09'],
    field: <DateRangePicker label="Period" startName="from" endName="to" value={october} />,
  },
  { text: '16:05', sent: ['16:05'], field: <TimeField label="Start" name="start" hourCycle={24} value="16:05" /> },
  { text: '4:05 PM', sent: ['16:05'], field: <TimeField label="Start" name="start" hourCycle={12} value="16:05" /> },
  {
    text: 'Nov 21, 2026, 16:05',
    sent: [evening],
    field: <DateTimePicker label="Begins" name="begins" hourCycle={24} value={evening} />,
  },
])('a server renders $text, and a form submits $sent', ({ field, text, sent }) => {
  const html = renderToString(<UIProvider locale="en-US">{field}</UIProvider>)
  const page = new DOMParser().parseFromString(html, 'text/html')
  expect(page.body.textContent.replaceAll(/\s/g, ' ')).toContain(text)
  expect([...page.querySelectorAll('input')].map(({ value }) => value)).toEqual(sent)
})
