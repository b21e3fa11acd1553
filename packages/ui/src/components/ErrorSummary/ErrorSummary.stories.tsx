import type { Meta, StoryObj } from '@storybook/react-vite'
import { ErrorSummary } from './ErrorSummary.tsx'

const meta = {
  title: 'Forms/ErrorSummary',
  component: ErrorSummary,
  args: {
    errors: [
      { field: 'email', message: 'Email: enter an address such as name@example.com.' },
      { field: 'description', message: 'Description: tell us what happened.' },
    ],
  },
} satisfies Meta<typeof ErrorSummary>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}

export const OneProblem: Story = { args: { errors: [{ field: 'email', message: 'Email: enter an address.' }] } }
