import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix } from '../../docs/Matrix.tsx'
import { PasswordField } from './PasswordField.tsx'

const meta = {
  title: 'Forms/PasswordField',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <Matrix
      states={['rest', 'hover', 'focus', 'pressed', 'disabled', 'read-only', 'error']}
      on={{ focus: 'input' }}
      variants={{
        Empty: { label: 'Password' },
        'With everything': {
          label: 'Password',
          isRequired: false,
          description: '12 characters or more',
          defaultValue: 'demo-portal-2026',
        },
      }}
    >
      {(variant, state) => <PasswordField {...variant} {...state} />}
    </Matrix>
  ),
}
