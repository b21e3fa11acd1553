import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline } from '../Inline/Inline.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Calendar } from './Calendar.tsx'

const meta = {
  title: 'Forms/Calendar',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

const chosen = '2026-11-21'
const isWeekend = (date: string) => [0, 6].includes(new Date(date).getUTCDay())

export const Sheet: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={8}>
      <Inline gap={8}>
        <Calendar aria-label="Chosen" defaultValue={chosen} />
        <Calendar
          aria-label="Not every day"
          defaultValue={chosen}
          maxValue="2026-11-26"
          isDateUnavailable={isWeekend}
        />
        <Calendar aria-label="Refused" defaultValue={chosen} errorMessage="Choose other days." />
        <Calendar aria-label="Read only" defaultValue={chosen} isReadOnly />
        <Calendar aria-label="Disabled" defaultValue={chosen} isDisabled />
      </Inline>
      <Calendar aria-label="Two months" defaultValue={chosen} months={2} />
    </Stack>
  ),
}
