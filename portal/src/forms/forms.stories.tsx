import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { say } from '../../../packages/ui/src/samples/say.ts'
import { translated } from '../../../packages/ui/src/samples/translated.ts'
import { Frame } from '../../../packages/ui/src/scenes/Frame.tsx'
import { RequestError } from '../data/request-error.ts'
import { CATALOGUES, loadLanguage } from '../messages/catalogues.ts'
import type { LoadedLanguage, PortalLocale } from '../messages/catalogues.ts'
import { IntlProvider } from '../messages/intl.tsx'
import { incidentWords } from './incident-words.sample.ts'
import { IncidentPage } from './incident.sample.tsx'

const isPortalLocale = (locale: unknown): locale is PortalLocale => String(locale) in CATALOGUES
const never = async (): Promise<never> => new Promise(() => undefined)
const done = async (): Promise<void> => undefined

/** A whole form as the portal binds it: react-hook-form and zod under the components. */
const meta = {
  title: 'Scenes/New incident',
  component: IncidentPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  loaders: [
    async ({ globals: { locale } }) => ({
      language: await loadLanguage(isPortalLocale(locale) ? locale : 'en-US', ['form']),
    }),
  ],
  args: { words: incidentWords, onSubmit: done, upload: never },
  render: (args, { loaded }) => (
    <IntlProvider language={loaded['language'] as LoadedLanguage}>
      <Frame area="support">
        <IncidentPage {...args} />
      </Frame>
    </IntlProvider>
  ),
} satisfies Meta<typeof IncidentPage>

export default meta
type Story = StoryObj<typeof meta>

export const NewIncident: Story = {}

/** Sent with fields that the schema refuses: a summary takes the focus and leads to each. */
export const Refused: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: say(incidentWords.submit) }))
    await expect(await canvas.findByRole('region')).toHaveFocus()
  },
}

async function fillIn(canvasElement: HTMLElement): Promise<void> {
  const canvas = within(canvasElement)
  const { labels, accounts, submit, kinds } = translated(incidentWords)
  await userEvent.click(canvas.getByRole('radio', { name: accounts[0]?.label }))
  const kind = canvas.getByRole('button', { name: (name) => name.includes(labels.kind) })
  await userEvent.click(kind)
  await userEvent.click(await within(document.body).findByRole('option', { name: kinds[0]?.label }))
  // The list gives the focus back a frame after it has closed.
  await waitFor(() => expect(kind).toHaveFocus())
  await userEvent.click(canvas.getByRole('textbox', { name: labels.situation }))
  await userEvent.paste(say('Shelf 4 is empty in the report.'))
  await userEvent.type(canvas.getByRole('textbox', { name: labels.phone }), '5550100200')
  await userEvent.type(canvas.getByRole('textbox', { name: labels.email }), '.example')
  await userEvent.click(canvas.getByRole('button', { name: submit }))
}

/** What only the server knows to be wrong, as that a support type was withdrawn meanwhile, stands at its field too. */
export const RefusedByTheServer: Story = {
  args: {
    onSubmit: async () => {
      const fieldErrors = [{ field: 'kind', code: 'withdrawn', message: 'No longer offered' }]
      throw new RequestError({ status: 400, result: { code: 'INVALID_INPUT', fieldErrors } })
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await fillIn(canvasElement)
    await expect(await canvas.findByRole('region')).toHaveFocus()
  },
}

/** What was typed stays where sending fails. */
export const Failed: Story = {
  args: {
    onSubmit: async () => {
      throw new RequestError({ status: 503, result: { code: 'UNAVAILABLE' } })
    },
  },
  play: RefusedByTheServer.play,
}

export const Sending: Story = {
  args: { onSubmit: never },
  play: async ({ canvas, canvasElement }) => {
    await fillIn(canvasElement)
    const { submit } = translated(incidentWords)
    const button = canvas.getByRole('button', { name: (name) => name.includes(submit) })
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'))
    await expect(button).toHaveFocus()
    // To the beginning, so that no field lies half under the header.
    window.scrollTo(0, 0)
  },
}

/** Offered when the form is opened again after a session has ended. */
export const WithDraft: Story = {
  args: {
    draft: {
      savedAt: '2026-03-02T15:04:00.000Z',
      timeZone: 'America/Chicago',
      restore: () => undefined,
      discard: () => undefined,
    },
  },
}
