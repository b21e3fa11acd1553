import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../Stack/Stack.tsx'
import { DateTimePicker } from './DateTimePicker.tsx'

const meta = {
  title: 'Forms/DateTimePicker',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

const moment = '2026-02-18T16:05'

export const Sheet: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={5}>
      <DateTimePicker label="Begins" isRequired />
      <DateTimePicker label="Ends" isRequired={false} description="In your own time zone" defaultValue={moment} />
      <DateTimePicker label="Sent" defaultValue={moment} hourCycle={24} />
      <DateTimePicker label="Published" defaultValue={moment} minValue="2026-02-18T18:00" />
      <DateTimePicker label="Wrong" defaultValue={moment} errorMessage="Another maintenance is planned then." />
      <DateTimePicker label="Read only" defaultValue={moment} isReadOnly />
      <DateTimePicker label="Disabled" defaultValue={moment} isDisabled />
    </Stack>
  ),
}
