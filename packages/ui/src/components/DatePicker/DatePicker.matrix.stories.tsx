import type { Meta, StoryObj } from '@storybook/react-vite'
import { Examples, Matrix } from '../../docs/Matrix.tsx'
import { Surface } from '../../docs/Surface.tsx'
import * as styles from '../../internal/calendar.css.ts'
import { Calendar } from '../Calendar/Calendar.tsx'
import { DatePicker } from './DatePicker.tsx'

const meta = {
  title: 'Forms/DatePicker',
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
          Empty: { label: 'Date' },
          'With everything': {
            label: 'Due',
            isRequired: false,
            description: 'The last day',
            defaultValue: '2026-02-18',
          },
        }}
      >
        {(variant, state) => <DatePicker {...variant} {...state} />}
      </Matrix>
      <Examples
        of={{
          'Out of range': <DatePicker label="Published" defaultValue="1776-07-04" />,
        }}
      />
      <Examples
        isFramed
        of={{
          Open: (
            <Surface kind="panel">
              <div className={styles.surface}>
                <Calendar aria-label="Due" defaultValue="2026-02-18" />
              </div>
            </Surface>
          ),
        }}
      />
    </>
  ),
}
