import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../Stack/Stack.tsx'
import { CheckboxGroup } from './CheckboxGroup.tsx'

const meta = {
  title: 'Forms/CheckboxGroup',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

const options = [
  { id: 'shopper', label: 'Shopper Behavior', description: 'Who buys, how often and what else' },
  { id: 'channel', label: 'Channel Insights' },
  { id: 'perception', label: 'Customer Perception', description: 'Asks for a contract of its own', isDisabled: true },
]

const short = [
  { id: 'email', label: 'By email' },
  { id: 'sms', label: 'By text message' },
]

export const Sheet: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={6}>
      <CheckboxGroup
        label="Products"
        description="Each may be added later"
        options={options}
        defaultValues={['shopper']}
      />
      <CheckboxGroup
        label="Notices"
        isRequired={false}
        options={short}
        orientation="horizontal"
        defaultValues={['email']}
      />
      <CheckboxGroup label="Products" options={options} errorMessage="Choose one product at least." />
      <CheckboxGroup label="Notices" options={short} defaultValues={['sms']} isReadOnly />
      <CheckboxGroup label="Notices" options={short} defaultValues={['sms']} isDisabled />
    </Stack>
  ),
}
