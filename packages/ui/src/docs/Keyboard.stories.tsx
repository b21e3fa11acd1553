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
    const [first] = await canvas.findAllByRole('row', { name: /^Button Enter, Space / })
    await expect(within(first as HTMLElement).getByText('the test of all that is pressed')).toBeInTheDocument()
  },
}
