import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextField } from './TextField.tsx'

const meta = {
  title: 'Forms/TextField',
  component: TextField,
  args: { label: 'Email', type: 'email', maxLength: 254, autoComplete: 'username', isRequired: true },
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}

export const NearTheLimit: Story = {
  args: {
    label: 'Company name',
    type: 'text',
    maxLength: 45,
    autoComplete: 'organization',
    defaultValue: 'Bright Foods of the Upper Midwest, Inc.',
  },
}

export const WithPrefixAndSuffix: Story = {
  args: { label: 'Site', type: 'url', prefix: 'https://', suffix: '.example', defaultValue: 'brightfoods' },
}

export const WithError: Story = {
  args: { defaultValue: 'dana@brightfoods', errorMessage: 'Enter an email address such as name@example.com.' },
}
