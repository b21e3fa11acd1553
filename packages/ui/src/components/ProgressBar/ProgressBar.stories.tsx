import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProgressBar } from './ProgressBar.tsx'

const meta = {
  title: 'Feedback/ProgressBar',
  component: ProgressBar,
  args: { label: 'Checking users.csv', value: 64 },
} satisfies Meta<typeof ProgressBar>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}

export const NotKnown: Story = { args: { label: 'Preparing the export', value: undefined } }

export const Failed: Story = {
  args: { tone: 'danger', value: 38, valueLabel: 'Stopped at 38%', description: 'The connection was lost.' },
}
