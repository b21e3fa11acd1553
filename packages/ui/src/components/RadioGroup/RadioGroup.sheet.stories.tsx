import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../Stack/Stack.tsx'
import { RadioGroup } from './RadioGroup.tsx'

const meta = {
  title: 'Forms/RadioGroup',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

const options = [
  { id: 'supplier', label: 'Supplier', description: 'Works for a company that sells' },
  { id: 'third-party', label: 'Third Party User' },
  { id: 'admin', label: 'Administrator', description: 'Asks for an approval', isDisabled: true },
]

const short = [
  { id: 'csv', label: 'CSV' },
  { id: 'xlsx', label: 'Excel' },
]

export const Sheet: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={6}>
      <RadioGroup
        label="User type"
        description="It decides what the user sees"
        options={options}
        defaultValue="supplier"
      />
      <RadioGroup label="Format" isRequired={false} options={short} orientation="horizontal" defaultValue="csv" />
      <RadioGroup label="User type" options={options} errorMessage="Choose a user type." />
      <RadioGroup label="Format" options={short} defaultValue="csv" isReadOnly />
      <RadioGroup label="Format" options={short} defaultValue="csv" isDisabled />
    </Stack>
  ),
}
