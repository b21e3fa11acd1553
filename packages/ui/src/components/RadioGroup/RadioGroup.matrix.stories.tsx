import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix } from '../../docs/Matrix.tsx'
import { RadioGroup } from './RadioGroup.tsx'

const meta = {
  title: 'Forms/RadioGroup',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

const options = [
  { id: 'supplier', label: 'Supplier', description: 'Works for a company that sells products' },
  { id: 'third-party', label: 'Third Party User' },
  { id: 'admin', label: 'Administrator', description: 'Requires approval', isDisabled: true },
]

const short = [
  { id: 'csv', label: 'CSV' },
  { id: 'xlsx', label: 'Excel' },
]

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <Matrix
      cellWidth={280}
      states={['rest', 'hover', 'focus', 'pressed', 'disabled', 'read-only', 'error']}
      variants={
        {
          'With everything': {
            label: 'User type',
            description: 'Determines what the user sees',
            isRequired: false,
            options,
            defaultValue: 'supplier',
          },
          Horizontal: { label: 'Format', options: short, orientation: 'horizontal', defaultValue: 'csv' },
        } as const
      }
    >
      {(variant, state) => <RadioGroup {...variant} {...state} />}
    </Matrix>
  ),
}
