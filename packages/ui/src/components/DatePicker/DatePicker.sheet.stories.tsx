import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../Stack/Stack.tsx'
import { DatePicker } from './DatePicker.tsx'

const meta = {
  title: 'Forms/DatePicker',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

export const Sheet: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={5}>
      <DatePicker label="Date" isRequired />
      <DatePicker label="Due" isRequired={false} description="The last day" defaultValue="2026-02-18" />
      <DatePicker label="Published" defaultValue="1776-07-04" />
      <DatePicker label="Created" defaultValue="2026-02-18" isReadOnly />
      <DatePicker label="Closed" defaultValue="2026-02-18" isDisabled />
    </Stack>
  ),
}
