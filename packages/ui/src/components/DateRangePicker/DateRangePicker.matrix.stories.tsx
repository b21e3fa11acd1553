import type { Meta, StoryObj } from '@storybook/react-vite'
import { Examples, Matrix } from '../../docs/Matrix.tsx'
import { Surface } from '../../docs/Surface.tsx'
import * as styles from '../../internal/calendar.css.ts'
import { RangeCalendar } from '../RangeCalendar/RangeCalendar.tsx'
import { DateRangePicker } from './DateRangePicker.tsx'

const meta = {
  title: 'Forms/DateRangePicker',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

const february = { start: '2026-02-09', end: '2026-02-20' }

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <>
      <Matrix
        states={['rest', 'hover', 'focus', 'pressed', 'disabled', 'read-only', 'error']}
        on={{ focus: '[slot=start] [data-type=day]' }}
        variants={{
          Empty: { label: 'Period' },
          'With everything': {
            label: 'Published',
            isRequired: false,
            description: 'Both days included',
            defaultValue: february,
          },
        }}
      >
        {(variant, state) => <DateRangePicker {...variant} {...state} />}
      </Matrix>
      <Examples
        of={{
          'Too long': (
            <DateRangePicker label="Log" maxDays={30} defaultValue={{ start: '2026-01-01', end: '2026-02-20' }} />
          ),
        }}
      />
      <Examples
        isFramed
        cellWidth={620}
        of={{
          Open: (
            <Surface kind="panel">
              <div className={styles.surface}>
                <RangeCalendar aria-label="Published" defaultValue={february} months={2} />
              </div>
            </Surface>
          ),
        }}
      />
    </>
  ),
}
