import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { vi } from 'vitest'
import { BoundForm } from '../forms/BoundForm.tsx'
import { FormCheckbox, FormFileUpload, FormTextArea, FormTextField } from '../forms/fields.tsx'
import { z } from '../forms/schema.ts'
import { useZodForm } from '../forms/use-zod-form.ts'
import type { PortalLocale } from '../messages/catalogs.ts'
import { loadLanguage } from '../messages/catalogs.ts'
import { IntlProvider } from '../messages/intl.tsx'
import { DraftOwner } from '../platform/drafts/draft-owner.ts'

const schema = z.object({
  subject: z.string().min(1),
  text: z.string(),
  urgent: z.boolean(),
  clientSecret: z.string(),
  files: z.array(z.unknown()),
})
const labels = { subject: 'Subject', text: 'Text', urgent: 'Urgent', clientSecret: 'Key', files: 'Files' }
const empty = { subject: '', text: '', urgent: false, clientSecret: '', files: [] }
export const onSubmit = vi.fn<(values: z.output<typeof schema>) => Promise<void>>()
export const OFFER = 'Continue where you left off'
export const DANA = 'dana@brightfoods.example'

function Incident({ name = 'incident', renews = false }: Pick<Visit, 'name' | 'renews'>): ReactNode {
  const form = useZodForm({ schema, labels, defaultValues: empty, onSubmit, name })
  const { reset } = form
  useEffect(() => {
    if (renews) reset(empty, { keepDirtyValues: true })
  }, [renews, reset])
  return (
    <BoundForm form={form} submitLabel="Send" aria-label="Incident">
      <FormTextField form={form} name="subject" />
      <FormTextArea form={form} name="text" />
      <FormCheckbox form={form} name="urgent" />
      <FormTextField form={form} name="clientSecret" />
      <FormFileUpload form={form} name="files" upload={async () => ({})} />
    </BoundForm>
  )
}

interface Visit {
  loginId?: string
  name?: 'incident' | `incident:${string}`
  locale?: PortalLocale
  /** Whether the page fills in the form again after opening it. */
  renews?: boolean
}

/** A user's page with a form; returns a function to leave it. */
export async function openForm({ loginId = DANA, name, locale = 'en-US', renews }: Visit = {}): Promise<() => void> {
  const language = await loadLanguage(locale, ['form'])
  return render(
    <IntlProvider language={language}>
      <DraftOwner value={{ loginId, timeZone: 'America/Chicago' }}>
        <Incident name={name} renews={renews} />
      </DraftOwner>
    </IntlProvider>,
  ).unmount
}

export const person = userEvent.setup({ advanceTimers: (time) => vi.advanceTimersByTime(time) })
export const field = (name: string): HTMLElement => screen.getByRole('textbox', { name: new RegExp(`^${name}`) })
export const fileInput = (): HTMLInputElement => {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')
  if (!input) throw new Error('The form has no place for files.')
  return input
}
export const stored = (): string => JSON.stringify(Object.entries(localStorage))

export async function fillIn(
  subject = 'Cannot log in',
  text = 'Every «character» counts: ñ é 日本 \\ "',
): Promise<void> {
  await person.type(field('Subject'), subject)
  await person.click(field('Text'))
  await person.paste(text)
  await person.click(screen.getByRole('checkbox', { name: 'Urgent' }))
}

/** Types into the form in one tab and closes it. */
export async function leaveDraftIn(tab: string): Promise<void> {
  sessionStorage.setItem('tab', tab)
  const leave = await openForm()
  await person.type(field('Subject'), `from ${tab}`)
  leave()
  await act(() => vi.advanceTimersByTimeAsync(1000))
}

/** Restores the draft that a tab is offered; returns the restored text. */
export async function restoreDraftIn(tab: string): Promise<string> {
  sessionStorage.setItem('tab', tab)
  const leave = await openForm()
  await person.click(screen.getByRole('button', { name: 'Restore' }))
  const text = screen.getByDisplayValue(/^from/).getAttribute('value')
  leave()
  return text ?? ''
}
