import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix } from '../../docs/Matrix.tsx'
import { NumberField } from './NumberField.tsx'

const meta = {
  title: 'Forms/NumberField',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <Matrix
      states={['rest', 'hover', 'focus', 'pressed', 'disabled', 'read-only', 'error']}
      variants={{
        Empty: { label: 'Stores', placeholder: 'All' },
        'With everything': {
          label: 'Monthly budget',
          isRequired: false,
          description: 'Before tax',
          defaultValue: 12500,
          formatOptions: { style: 'currency', currency: 'CAD', maximumFractionDigits: 0 } as const,
        },
        'At its maximum': { label: 'Seats', defaultValue: 5, maxValue: 5 },
      }}
    >
      {(variant, state) => <NumberField {...variant} {...state} />}
    </Matrix>
  ),
}
