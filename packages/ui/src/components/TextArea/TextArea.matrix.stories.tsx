import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix } from '../../docs/Matrix.tsx'
import { TextArea } from './TextArea.tsx'

const meta = {
  title: 'Forms/TextArea',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <Matrix
      states={['rest', 'hover', 'focus', 'disabled', 'read-only', 'error']}
      variants={{
        Empty: { label: 'Steps to reproduce it', placeholder: '1. Open the report', counter: 'never' as const },
        'With everything': {
          label: 'Note to the approver',
          isRequired: false,
          description: 'Reason for access',
          maxLength: 250,
          defaultValue: 'For the spring campaign.\nWe compare stores by week.\nDana leads it.',
        },
      }}
    >
      {(variant, state) => <TextArea {...variant} {...state} />}
    </Matrix>
  ),
}
