import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { IncidentForm } from './IncidentForm.tsx'
import { incidentWords } from './incident-words.ts'

const meta = {
  title: 'Scenes/New incident',
  component: IncidentForm,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { words: incidentWords('en-US'), locale: 'en-US' },
  render: (_args, { globals }) => (
    <IncidentForm words={incidentWords(globals.locale)} locale={String(globals.locale)} />
  ),
} satisfies Meta<typeof IncidentForm>

export default meta
type Story = StoryObj<typeof meta>

export const NewIncident: Story = {}

export const Refused: Story = {
  play: async ({ canvasElement, globals }) =>
    userEvent.click(within(canvasElement).getByRole('button', { name: incidentWords(globals.locale).submit })),
}
