import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../Stack/Stack.tsx'
import { NumberField } from './NumberField.tsx'

const meta = {
  title: 'Forms/NumberField',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

export const Sheet: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={5}>
      <NumberField label="Seats" defaultValue={12} minValue={1} maxValue={500} />
      <NumberField label="Stores" isRequired={false} description="From 1 to 4,600" placeholder="All" />
      <NumberField
        label="Monthly budget"
        defaultValue={12500}
        formatOptions={{ style: 'currency', currency: 'CAD', maximumFractionDigits: 0 }}
      />
      <NumberField label="At its most" defaultValue={5} maxValue={5} />
      <NumberField label="Weeks" defaultValue={60} errorMessage="Choose 52 weeks at most." />
      <NumberField label="Rows" defaultValue={1240} isReadOnly />
      <NumberField label="Share" defaultValue={0.125} formatOptions={{ style: 'percent' }} isDisabled />
    </Stack>
  ),
}
