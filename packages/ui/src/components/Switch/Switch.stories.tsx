import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Switch } from './Switch.tsx'

const meta = {
  title: 'Forms/Switch',
  component: Switch,
  args: { children: 'Email me when a report is ready', onChange: fn() },
} satisfies Meta<typeof Switch>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}

export const WithHelp: Story = { args: { description: 'No more than one a day', defaultSelected: true } }

export const WithError: Story = { args: { errorMessage: 'We couldn’t turn it on. Try again.' } }
