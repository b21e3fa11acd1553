import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix } from '../../docs/Matrix.tsx'
import { CheckboxGroup } from './CheckboxGroup.tsx'

const meta = {
  title: 'Forms/CheckboxGroup',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

const options = [
  { id: 'shopper', label: 'Shopper Behavior', description: 'Shoppers, frequency and other purchases' },
  { id: 'channel', label: 'Channel Insights' },
  { id: 'perception', label: 'Customer Perception', description: 'Requires a contract', isDisabled: true },
]

const short = [
  { id: 'email', label: 'By email' },
  { id: 'sms', label: 'By text message' },
]

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <Matrix
      cellWidth={280}
      states={['rest', 'hover', 'focus', 'pressed', 'disabled', 'read-only', 'error']}
      variants={
        {
          'With everything': {
            label: 'Products',
            description: 'You can add more later',
            isRequired: false,
            options,
            defaultValues: ['shopper'],
          },
          Horizontal: { label: 'Notices', options: short, orientation: 'horizontal', defaultValues: ['email'] },
        } as const
      }
    >
      {(variant, state) => <CheckboxGroup {...variant} {...state} />}
    </Matrix>
  ),
}
