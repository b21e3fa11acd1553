import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { UserManagement } from './UserManagement.tsx'

const meta = {
  title: 'Examples/User management',
  component: UserManagement,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof UserManagement>

export default meta
type Story = StoryObj<typeof meta>

export const UserManagementPage: Story = { name: 'User management' }

/** The column names stay under the portal's header during scrolling. */
export const Scrolled: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('grid')
    const [names, ...rows] = canvas.getAllByRole('row')
    const [header, head, row] = [canvas.getByRole('banner'), names, rows[6]].map((each) =>
      each?.getBoundingClientRect(),
    )
    // Aligns a full row below the names, because controls in a half row are smaller than the minimum.
    globalThis.scrollTo({ top: (row?.top ?? 0) - (header?.height ?? 0) - (head?.height ?? 0), behavior: 'instant' })
    const edge = canvas.getByRole('banner').getBoundingClientRect().bottom
    await waitFor(() => expect(Math.abs((names?.getBoundingClientRect().top ?? 0) - edge)).toBeLessThan(1))
  },
}
