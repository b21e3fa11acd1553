import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../Stack/Stack.tsx'
import { TextField } from './TextField.tsx'

const meta = {
  title: 'Forms/TextField',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

export const Sheet: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={5}>
      <TextField label="Company name" isRequired />
      <TextField label="Phone" type="tel" isRequired={false} description="With the area code" />
      <TextField label="Site" prefix="https://" suffix=".example" defaultValue="brightfoods" />
      <TextField label="Search code" placeholder="For example 48-221" />
      <TextField
        label="Email"
        maxLength={254}
        defaultValue="dana@brightfoods"
        errorMessage="Write an email address such as name@example.com."
      />
      <TextField label="Request title" maxLength={50} defaultValue="Access to weekly sales of all our stores" />
      <TextField
        label="Supplier name"
        maxLength={50}
        defaultValue="Bright Foods of the Upper Midwest, Incorporated 12"
        errorMessage="This supplier exists already."
      />
      <TextField label="Login ID" defaultValue="dana@brightfoods.example" maxLength={254} isReadOnly />
      <TextField label="Supplier" defaultValue="Bright Foods" isDisabled />
    </Stack>
  ),
}
