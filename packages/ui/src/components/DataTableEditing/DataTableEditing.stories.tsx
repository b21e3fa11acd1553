import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { say } from '../../samples/say.ts'
import { DataTableEditing } from './DataTableEditing.tsx'
import { EditedUsers } from './edited-users.sample.tsx'

const meta = {
  title: 'Data/DataTableEditing',
  component: DataTableEditing,
  parameters: { docs: { story: { inline: false, height: '680px' } } },
  args: { editors: [], onSave: () => Promise.resolve([]) },
  render: () => <EditedUsers count={60} />,
} satisfies Meta<typeof DataTableEditing>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}

/** Led to the first problem, whose cell is open. */
export const Mend: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say('Next problem') }))
    // What leads there is loaded late.
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-invalid', 'true'))
    await userEvent.keyboard('{F2}')
    await waitFor(() => expect(canvas.getByRole('textbox', { name: say('Email') })).toHaveFocus())
  },
}

/** Rows that all scroll, of which those in view are drawn. */
export const Scrolled: Story = {
  render: () => <EditedUsers count={2000} isScrolled />,
}
