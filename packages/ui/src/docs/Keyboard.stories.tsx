import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { KeyboardTable } from './KeyboardTable.tsx'

const meta = {
  title: 'Foundations/Keyboard',
  component: KeyboardTable,
} satisfies Meta<typeof KeyboardTable>

export default meta
type Story = StoryObj<typeof meta>

export const AllKeys: Story = {
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('region', { name: 'Button' })
    await expect(within(button).getByRole('row', { name: /^Enter, Space / })).toBeInTheDocument()
  },
}
