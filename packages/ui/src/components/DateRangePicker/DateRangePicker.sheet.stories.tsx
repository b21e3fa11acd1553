import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../Stack/Stack.tsx'
import { DateRangePicker } from './DateRangePicker.tsx'

const meta = {
  title: 'Forms/DateRangePicker',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

const february = { start: '2026-02-09', end: '2026-02-20' }

export const Sheet: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={5}>
      <DateRangePicker label="Period" isRequired />
      <DateRangePicker label="Published" isRequired={false} description="Both days included" defaultValue={february} />
      <DateRangePicker label="Log" maxDays={30} defaultValue={{ start: '2026-01-01', end: '2026-02-20' }} />
      <DateRangePicker label="Report" defaultValue={february} isReadOnly />
      <DateRangePicker label="Closed" defaultValue={february} isDisabled />
    </Stack>
  ),
}
