import type { Meta, StoryObj } from '@storybook/react-vite'
import { Mosaic } from './Mosaic.tsx'

const meta = {
  title: 'Patterns/Mosaic',
  component: Mosaic,
  args: { pattern: '.33. 3223 3s23 .33.' },
} satisfies Meta<typeof Mosaic>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}
