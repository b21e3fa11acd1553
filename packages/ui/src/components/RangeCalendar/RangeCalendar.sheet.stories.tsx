import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline } from '../Inline/Inline.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { RangeCalendar } from './RangeCalendar.tsx'

const meta = {
  title: 'Forms/RangeCalendar',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

const chosen = { start: '2026-11-09', end: '2026-11-20' }
const isWeekend = (date: string) => [0, 6].includes(new Date(date).getUTCDay())

export const Sheet: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={8}>
      <Inline gap={8}>
        <RangeCalendar aria-label="Chosen" defaultValue={chosen} />
        <RangeCalendar
          aria-label="Not every day"
          defaultValue={chosen}
          maxValue="2026-11-26"
          isDateUnavailable={isWeekend}
        />
        <RangeCalendar aria-label="Refused" defaultValue={chosen} errorMessage="Choose other days." />
        <RangeCalendar aria-label="Read only" defaultValue={chosen} isReadOnly />
        <RangeCalendar aria-label="Disabled" defaultValue={chosen} isDisabled />
      </Inline>
      <RangeCalendar aria-label="Two months" defaultValue={chosen} months={2} />
    </Stack>
  ),
}
