import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix } from '../../docs/Matrix.tsx'
import { TextField } from './TextField.tsx'

const meta = {
  title: 'Forms/TextField',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <Matrix
      states={['rest', 'hover', 'focus', 'disabled', 'read-only', 'error']}
      variants={{
        Empty: { label: 'Company name', placeholder: 'For example Bright Foods' },
        'With everything': {
          label: 'Request title',
          description: 'A few words to tell it apart',
          isRequired: false,
          maxLength: 50,
          defaultValue: 'Access to weekly sales for all our stores',
        },
        'Prefix and suffix': { label: 'Site', prefix: 'https://', suffix: '.example', defaultValue: 'brightfoods' },
        'Too long': {
          label: 'The name that stores and agencies use for the supplier',
          maxLength: 50,
          defaultValue: 'Bright Foods of the Upper Midwest, Incorporated 12',
        },
      }}
    >
      {(variant, state) => <TextField {...variant} {...state} />}
    </Matrix>
  ),
}
