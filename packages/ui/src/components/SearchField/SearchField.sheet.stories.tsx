import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../Stack/Stack.tsx'
import { SearchField } from './SearchField.tsx'

const meta = {
  title: 'Forms/SearchField',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

export const Sheet: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={5}>
      <SearchField label="Search users" placeholder="Name or email" />
      <SearchField label="Search users" defaultValue="brightfoods" description="In all companies" />
      <SearchField label="Search users" isLabelHidden placeholder="Search 1,240 users" />
      <SearchField label="Search orders" defaultValue="48-22-1" errorMessage="An order has 8 digits." />
      <SearchField label="Search articles" defaultValue="Password" isReadOnly />
      <SearchField label="Search reports" placeholder="Not yet" isDisabled />
    </Stack>
  ),
}
