import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { t } from '../../story-texts/translate.ts'
import { expectStacked } from '../DataTable/stacked.fixture.ts'
import { DataTableEditing } from './DataTableEditing.tsx'
import { EditedUsers } from './edited-users.fixture.tsx'

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

type Context = Pick<StoryContext, 'canvas' | 'userEvent'>

async function openFirstProblem(canvas: Context['canvas'], userEvent: Context['userEvent']): Promise<HTMLElement> {
  await userEvent.click(await canvas.findByRole('button', { name: t('Next problem') }))
  // The code behind the button loads on first use.
  await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-invalid', 'true'))
  await userEvent.keyboard('{F2}')
  await waitFor(() => expect(canvas.getByRole('textbox', { name: t('Email') })).toHaveFocus())
  return canvas.getByRole('textbox', { name: t('Email') })
}

/** The first problem is open in its cell. */
export const Fix: Story = {
  play: async ({ canvas, userEvent }) => {
    await openFirstProblem(canvas, userEvent)
  },
}

/** Virtual rows; fixing one keeps the heights of the others. */
export const Scrolled: Story = {
  render: () => <EditedUsers count={2000} isScrolled />,
  play: async ({ canvas, userEvent }) => {
    const grid = await canvas.findByRole('grid')
    await expectStacked(grid)
    const address = await openFirstProblem(canvas, userEvent)
    await userEvent.clear(address)
    await userEvent.type(address, 'carla@brightfoods.example{Enter}')
    await waitFor(() => expect(within(grid).getByText('carla@brightfoods.example')).toBeVisible())
    await waitFor(() => expect(grid.querySelector('[aria-busy=true]')).toBeNull())
    await expectStacked(grid)
  },
}
