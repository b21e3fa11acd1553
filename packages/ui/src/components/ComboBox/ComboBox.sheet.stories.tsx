import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../Stack/Stack.tsx'
import { ComboBox } from './ComboBox.tsx'

const meta = {
  title: 'Forms/ComboBox',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

const options = [
  { id: 'bright', label: 'Bright Foods', description: '48221' },
  { id: 'nordic', label: 'Nordic Home', description: '51870' },
]

export const Sheet: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={5}>
      <ComboBox label="Supplier" options={options} placeholder="Write a part of the name" />
      <ComboBox label="Store" isRequired={false} description="By name or number" options={options} />
      <ComboBox label="Supplier" options={options} defaultValue="bright" />
      <ComboBox label="Supplier" options={options} errorMessage="Choose a supplier of the list." />
      <ComboBox label="Supplier" options={options} defaultValue="bright" isReadOnly />
      <ComboBox label="Supplier" options={options} defaultValue="bright" isDisabled />
    </Stack>
  ),
}
