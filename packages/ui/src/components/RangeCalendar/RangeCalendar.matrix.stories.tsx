import type { Meta, StoryObj } from '@storybook/react-vite'
import { Examples, Matrix } from '../../docs/Matrix.tsx'
import { RangeCalendar } from './RangeCalendar.tsx'

const meta = {
  title: 'Forms/RangeCalendar',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

// A past month, so that no day is today.
const chosen = { start: '2026-02-09', end: '2026-02-20' }
/** Selects one day; `DAYS` also selects a chosen day and the first button. */
const DAY = 'tr:nth-child(2) > td:nth-child(4) > *'
const DAYS = 'tr:nth-child(2) > td:nth-child(4) > *, tr:nth-child(3) > td:nth-child(6) > *, button:first-child'
const isWeekend = (date: string) => [0, 6].includes(new Date(date).getUTCDay())

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <>
      <Matrix
        cellWidth={280}
        states={['rest', 'hover', 'focus', 'pressed', 'disabled', 'read-only', 'error']}
        on={{ hover: DAYS, focus: DAY, pressed: DAYS }}
        variants={{ 'Not every day': chosen }}
      >
        {(value, state, name) => (
          <RangeCalendar
            {...state}
            aria-label={name}
            defaultValue={value}
            maxValue="2026-02-26"
            isDateUnavailable={isWeekend}
          />
        )}
      </Matrix>
      <Examples
        cellWidth={600}
        of={{
          'Two months': <RangeCalendar aria-label="Two months" defaultValue={chosen} months={2} />,
        }}
      />
    </>
  ),
}
