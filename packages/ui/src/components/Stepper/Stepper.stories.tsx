import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { Stepper, type StepperProps } from './Stepper.tsx'

const args: StepperProps = {
  'aria-label': 'New company',
  items: [
    { id: 'company', label: 'Company', description: 'Name and address' },
    { id: 'users', label: 'Users', description: 'People who can log in' },
    { id: 'review', label: 'Review' },
  ],
  value: 'users',
}

const meta = { title: 'Patterns/Stepper', component: Stepper, args } satisfies Meta<typeof Stepper>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}

export const Vertical: Story = { args: { orientation: 'vertical' } }

export const Failed: Story = {
  args: {
    items: [
      { id: 'company', label: 'Company' },
      { id: 'users', label: 'Users', description: '2 addresses were rejected', status: 'failed' },
      { id: 'review', label: 'Review' },
    ],
    value: 'review',
  },
}

export const LeadingBack: Story = {
  args: { onChange: fn(), value: 'review' },
  render: function Kept(given) {
    const [value, setValue] = useState(given.value)
    return <Stepper {...given} value={value} onChange={setValue} />
  },
}
