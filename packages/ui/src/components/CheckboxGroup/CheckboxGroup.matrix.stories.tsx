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
  { id: 'shopper', label: 'Shopper Behavior', description: 'Who buys, how often and what else' },
  { id: 'channel', label: 'Channel Insights' },
  { id: 'perception', label: 'Customer Perception', description: 'Asks for a contract', isDisabled: true },
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
            description: 'Each may be added later',
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
