import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { DataTableViews } from './DataTableViews.tsx'
import { UsersWithViews } from './saved-views.fixture.tsx'

const kept = () => Promise.reject(new Error('The sample keeps its own.'))

const meta = {
  title: 'Data/DataTableViews',
  component: DataTableViews,
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: { views: [], defaultValue: 'suppliers', onCreate: kept, onUpdate: kept, onDelete: kept },
  render: ({ value, defaultValue }) => <UsersWithViews value={value} defaultValue={defaultValue} />,
} satisfies Meta<typeof DataTableViews>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}

/** The table differs from its view. */
export const Changed: Story = { args: { value: 'latest', defaultValue: undefined } }

export const Chosen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Suppliers only|Solo proveedores|Fournisseurs/ }))
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible())
  },
}
