import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { Stepper } from './Stepper.tsx'

const meta = {
  title: 'Patterns/Stepper',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

const items = [
  { id: 'company', label: 'Company', description: 'Name and address' },
  { id: 'users', label: 'Users', description: 'Who may sign in' },
  { id: 'review', label: 'Review' },
] as const

const failed = [items[0], { ...items[1], description: '2 addresses were refused', status: 'failed' as const }, items[2]]

export const Sheet: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={8}>
      <Stepper aria-label="At the first" items={items} value="company" />
      <Stepper aria-label="In the middle, leading back" items={items} value="users" onChange={fn()} />
      <Stepper aria-label="Failed" items={failed} value="review" onChange={fn()} />
      <Stepper aria-label="Failed where one is" items={failed} value="users" />
      <Stepper aria-label="All done" items={items} value={null} />
      <Stepper aria-label="Below each other" items={items} value="users" orientation="vertical" />
    </Stack>
  ),
}
