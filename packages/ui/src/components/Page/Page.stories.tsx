import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextField } from '../TextField/TextField.tsx'
import { Page } from './Page.tsx'

const meta = {
  title: 'Layout/Page',
  component: Page,
  parameters: { docs: { story: { inline: false, height: 'auto' } } },
  args: { title: 'User management', description: 'Bright Foods has 1,240 users.' },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}

/** A form in the center of its page. */
export const OfAForm: Story = {
  args: {
    width: 'form',
    title: 'New incident',
    description: 'Tell us what happened. We respond within a day.',
    children: <TextField label="Subject" />,
  },
}
