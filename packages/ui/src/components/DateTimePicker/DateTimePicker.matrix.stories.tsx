import type { Meta, StoryObj } from '@storybook/react-vite'
import { Examples, Matrix } from '../../docs/Matrix.tsx'
import { Surface } from '../../docs/Surface.tsx'
import * as styles from '../../internal/calendar.css.ts'
import { Calendar } from '../Calendar/Calendar.tsx'
import { DateTimePicker } from './DateTimePicker.tsx'

const meta = {
  title: 'Forms/DateTimePicker',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <>
      <Matrix
        states={['rest', 'hover', 'focus', 'pressed', 'disabled', 'read-only', 'error']}
        on={{ focus: '[data-type=day]' }}
        variants={{
          Empty: { label: 'Begins' },
          'With everything': {
            label: 'Ends',
            isRequired: false,
            description: 'In your own time zone',
            defaultValue: '2026-02-18T16:05',
          },
        }}
      >
        {(variant, state) => <DateTimePicker {...variant} {...state} />}
      </Matrix>
      <Examples
        of={{
          '24-hour clock': <DateTimePicker label="Sent" defaultValue="2026-02-18T16:05" hourCycle={24} />,
          'Out of range': (
            <DateTimePicker label="Published" defaultValue="2026-02-18T16:05" minValue="2026-02-18T18:00" />
          ),
        }}
      />
      <Examples
        isFramed
        of={{
          Open: (
            <Surface kind="panel">
              <div className={styles.surface}>
                <Calendar aria-label="Ends" defaultValue="2026-02-18" />
              </div>
            </Surface>
          ),
        }}
      />
    </>
  ),
}
