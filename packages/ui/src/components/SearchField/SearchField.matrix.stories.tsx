import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix } from '../../docs/Matrix.tsx'
import { SearchField } from './SearchField.tsx'

const meta = {
  title: 'Forms/SearchField',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <Matrix
      states={['rest', 'hover', 'focus', 'pressed', 'disabled', 'read-only', 'error']}
      variants={{
        Empty: { label: 'Search users', placeholder: 'Name or email' },
        'With everything': {
          label: 'Search users',
          isRequired: false,
          description: 'In all companies',
          defaultValue: 'brightfoods',
        },
        'Without its label': { label: 'Search users', isLabelHidden: true, placeholder: 'Search 1,240 users' },
      }}
    >
      {(variant, state) => <SearchField {...variant} {...state} />}
    </Matrix>
  ),
}
