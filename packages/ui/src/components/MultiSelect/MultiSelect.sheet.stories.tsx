import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../Stack/Stack.tsx'
import { MultiSelect } from './MultiSelect.tsx'

const meta = {
  title: 'Forms/MultiSelect',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

const names = [
  'Electronics',
  'Toys',
  'Grocery',
  'Apparel',
  'Health, personal care, beauty and everything else that is sold beside them',
  'Home and garden',
  'Sports',
  'Pets',
  'Office',
  'Automotive',
  'Books',
  'Music',
  'Garden',
  'Baby',
]
const options = names.map((label, index) => ({ id: String(index + 1), label }))

export const Sheet: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={5}>
      <MultiSelect label="Departments" options={options} />
      <MultiSelect
        label="Departments"
        isRequired={false}
        description="Paste a list of names or codes to choose many"
        options={options}
        placeholder="All departments"
      />
      <MultiSelect label="Departments" options={options} defaultValues={['1']} />
      <MultiSelect label="Departments" options={options} defaultValues={options.map(({ id }) => id)} />
      <MultiSelect label="Departments" options={options} defaultValues={['5', '6', '7']} />
      <MultiSelect label="Departments" options={options} errorMessage="Choose one department at least." />
      <MultiSelect label="Departments" options={options} defaultValues={['1', '2', '3']} isDisabled />
    </Stack>
  ),
}
