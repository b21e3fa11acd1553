import type { Meta, StoryObj } from '@storybook/react-vite'
import { ButtonLink } from './ButtonLink.tsx'

const meta = {
  title: 'Actions/ButtonLink',
  component: ButtonLink,
  args: { children: 'Log in', href: '#log-in', variant: 'primary' },
} satisfies Meta<typeof ButtonLink>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}
