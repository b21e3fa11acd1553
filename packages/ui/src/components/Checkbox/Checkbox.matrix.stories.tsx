import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix } from '../../docs/Matrix.tsx'
import { Checkbox } from './Checkbox.tsx'

const meta = {
  title: 'Forms/Checkbox',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <Matrix
      cellWidth={150}
      states={['rest', 'hover', 'focus', 'pressed', 'disabled', 'read-only', 'error']}
      variants={{
        Off: { children: 'Weekly summary' },
        On: { children: 'Weekly summary', defaultSelected: true },
        Mixed: { children: 'All 25 rows', isIndeterminate: true },
        'With everything': {
          children: 'Email me when a report is ready',
          isRequired: false,
          description: 'You can withdraw it',
          defaultSelected: true,
        },
        'Without visible text': { 'aria-label': 'Select Ana Castillo’s row' },
      }}
    >
      {(variant, state) => <Checkbox {...variant} {...state} />}
    </Matrix>
  ),
}
