import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../Stack/Stack.tsx'
import { Select } from './Select.tsx'

const meta = {
  title: 'Forms/Select',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

const options = [
  { id: 'electronics', label: 'Electronics', description: 'Televisions, audio, computers' },
  { id: 'toys', label: 'Toys' },
  {
    id: 'long',
    label: 'Health, personal care, beauty, optical, pharmacy and everything else that is sold beside them',
  },
]

export const Sheet: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={5}>
      <Select label="Department" options={options} defaultValue={options[0]?.id ?? null} isClearable />
      <Select label="Department" options={options} />
      <Select
        label="Country"
        isRequired={false}
        description="Where the stores are"
        options={options}
        placeholder="Any"
      />
      <Select label="Department" options={options} defaultValue="electronics" />
      <Select label="Department with a name that is too long for its field" options={options} defaultValue="long" />
      <Select label="Reason" options={options} errorMessage="Choose a reason." />
      <Select label="Role" options={options} defaultValue="toys" isDisabled />
    </Stack>
  ),
}
