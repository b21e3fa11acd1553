import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix } from '../../docs/Matrix.tsx'
import { TimeField } from './TimeField.tsx'

const meta = {
  title: 'Forms/TimeField',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <Matrix
      states={['rest', 'hover', 'focus', 'disabled', 'read-only', 'error']}
      on={{ focus: '[data-type=minute]' }}
      variants={{
        Empty: { label: 'Start' },
        'With everything': {
          label: 'End',
          isRequired: false,
          description: 'In your own time zone',
          defaultValue: '16:05',
        },
      }}
    >
      {(variant, state) => <TimeField {...variant} {...state} />}
    </Matrix>
  ),
}
