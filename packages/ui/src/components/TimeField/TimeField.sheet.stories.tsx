import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../Stack/Stack.tsx'
import { TimeField } from './TimeField.tsx'

const meta = {
  title: 'Forms/TimeField',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

export const Sheet: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={5}>
      <TimeField label="Start" isRequired />
      <TimeField label="End" isRequired={false} description="In your own time zone" defaultValue="16:05" />
      <TimeField label="Send at" defaultValue="06:30" minValue="08:00" maxValue="18:00" />
      <TimeField label="Logged" defaultValue="16:05:30" granularity="second" hourCycle={24} />
      <TimeField label="Wrong" defaultValue="16:05" errorMessage="The office is closed then." />
      <TimeField label="Read only" defaultValue="16:05" isReadOnly />
      <TimeField label="Disabled" defaultValue="16:05" isDisabled />
    </Stack>
  ),
}
