import type { Meta, StoryObj } from '@storybook/react-vite'
import { Breadcrumbs, Page } from '@tessera/ui'
import type { ReactNode } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { t as storyText } from '../../../packages/ui/src/story-texts/translate.ts'
import { Frame } from '../../../packages/ui/src/examples/Frame.tsx'
import { RequestError } from '../data/request-error.ts'
import { IncidentForm } from '../features/support/IncidentForm.tsx'
import { useIncidentForm } from '../features/support/use-incident-form.ts'
import { CATALOGS, loadLanguage } from '../messages/catalogs.ts'
import type { LoadedLanguage, PortalLocale } from '../messages/catalogs.ts'
import { intlOf, IntlProvider, useIntl } from '../messages/intl.tsx'
import { supportLists } from './support-lists.fixture.ts'
import type { DraftOffer } from './use-draft.ts'
import { useFileSending } from './use-file-sending.ts'

const MOST_BYTES = 10_485_760
const isPortalLocale = (locale: unknown): locale is PortalLocale => String(locale) in CATALOGS
/** Keeps every field out from under the sticky header. */
const showFromTheTop = (): void => window.scrollTo(0, 0)
const never = async (): Promise<never> => new Promise(() => undefined)
const done = async (): Promise<void> => undefined

interface NewIncidentProps {
  onSubmit: () => Promise<void>
  /** Upload progress, from 0 to 1. */
  progress?: number
  /** An earlier draft of the form. */
  draft?: DraftOffer
}

function NewIncident({ onSubmit, progress, draft }: NewIncidentProps): ReactNode {
  const { t } = useIntl()
  const defaults = {
    firstName: 'Dana',
    lastName: 'Reyes',
    companyName: 'Bright Foods',
    primaryContactEmail: 'dana@brightfoods',
  }
  const sending = useFileSending()
  const incident = useIncidentForm({ lists: supportLists(), defaults, onSubmit })
  const form = { ...incident.form, draft: draft ?? incident.form.draft }
  const title = t('support.create')
  return (
    <Page
      width="form"
      title={title}
      description={t('newIncident.oneQuestion')}
      breadcrumbs={<Breadcrumbs items={[{ label: t('title.support'), href: '/support' }, { label: title }]} />}
    >
      <IncidentForm
        incident={{ ...incident, form }}
        maxBytes={MOST_BYTES}
        sending={{ ...sending, progress: progress ?? null }}
      />
    </Page>
  )
}

/** A complete form as the portal builds it, with react-hook-form and zod. */
const meta = {
  title: 'Examples/New incident',
  component: NewIncident,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  loaders: [
    async ({ globals: { locale } }) => ({
      language: await loadLanguage(isPortalLocale(locale) ? locale : 'en-US', ['form', 'support', 'newIncident']),
    }),
  ],
  args: { onSubmit: done },
  render: (args, { loaded }) => (
    <IntlProvider language={loaded['language'] as LoadedLanguage}>
      <Frame area="support">
        <NewIncident {...args} />
      </Frame>
    </IntlProvider>
  ),
} satisfies Meta<typeof NewIncident>

export default meta
type Story = StoryObj<typeof meta>
type Played = Parameters<NonNullable<Story['play']>>[0]

const translatorOf = ({ loaded }: Pick<Played, 'loaded'>) => intlOf(loaded['language'] as LoadedLanguage).t

export const NewIncidentPage: Story = { name: 'New Incident' }

/** Submitted with invalid fields: a summary takes focus and links to each field. */
export const Refused: Story = {
  play: async ({ canvas, loaded }) => {
    await userEvent.click(canvas.getByRole('button', { name: translatorOf({ loaded })('newIncident.submit') }))
    await expect(await canvas.findByRole('region')).toHaveFocus()
  },
}

/** Validates on blur, then on every change. */
export const LeftInvalid: Story = {
  play: async ({ canvas, loaded }) => {
    const t = translatorOf({ loaded })
    await userEvent.type(canvas.getByRole('textbox', { name: t('newIncident.phone') }), '555')
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('textbox', { name: t('newIncident.phone') })).toBeInvalid())
    showFromTheTop()
  },
}

async function fillIn({ canvasElement, loaded }: Pick<Played, 'canvasElement' | 'loaded'>): Promise<void> {
  const canvas = within(canvasElement)
  const t = translatorOf({ loaded })
  await userEvent.click(canvas.getByRole('radio', { name: storyText('Supplier') }))
  const kind = canvas.getByRole('button', { name: (name) => name.includes(t('newIncident.supportType')) })
  await userEvent.click(kind)
  await userEvent.click(await within(document.body).findByRole('option', { name: storyText('Access and login') }))
  // The list returns the focus one frame after it closes.
  await waitFor(() => expect(kind).toHaveFocus())
  await userEvent.click(canvas.getByRole('textbox', { name: t('newIncident.situation') }))
  await userEvent.paste(storyText('Shelf 4 is empty in the report.'))
  await userEvent.type(canvas.getByRole('textbox', { name: t('newIncident.phone') }), '5550100200')
  await userEvent.type(canvas.getByRole('textbox', { name: t('newIncident.email') }), '.example')
  const clipboardData = new DataTransfer()
  clipboardData.items.add(new File([new Uint8Array(48_000)], 'shelf-4.png', { type: 'image/png' }))
  document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
  await canvas.findByText('shelf-4.png')
  await userEvent.click(canvas.getByRole('button', { name: t('newIncident.submit') }))
}

/** Errors that only the server can know, such as a removed support type, are also shown at their field. */
export const RefusedByTheServer: Story = {
  args: {
    onSubmit: async () => {
      const fieldErrors = [{ field: 'supportType', code: 'gone', message: 'No longer offered' }]
      throw new RequestError({ status: 400, result: { code: 'INVALID_INPUT', fieldErrors } })
    },
  },
  play: async (context) => {
    await fillIn(context)
    await expect(await context.canvas.findByRole('region')).toHaveFocus()
  },
}

/** If sending fails, the form keeps its text and attachments, and the user can send again. */
export const Failed: Story = {
  args: {
    onSubmit: async () => {
      throw new RequestError({ status: 503, result: { code: 'UNAVAILABLE' } })
    },
  },
  play: async (context) => {
    await fillIn(context)
    await context.canvas.findByRole('button', { name: translatorOf(context)('shell.tryAgain') })
    showFromTheTop()
  },
}

export const Sending: Story = {
  args: { onSubmit: never, progress: 0.4 },
  play: async (context) => {
    await fillIn(context)
    const submit = translatorOf(context)('newIncident.submit')
    const button = context.canvas.getByRole('button', { name: (name) => name.includes(submit) })
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'))
    await expect(button).toHaveFocus()
    showFromTheTop()
  },
}

/** The draft is offered when the form is opened again after the session ended. */
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
