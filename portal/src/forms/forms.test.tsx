import { Button } from '@tessera/ui'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { RequestError } from '../data/request-error.ts'
import type { PortalLocale } from '../messages/catalogs.ts'
import { loadLanguage } from '../messages/catalogs.ts'
import { IntlProvider } from '../messages/intl.tsx'
import { hasDirtyForm } from '../platform/drafts/dirty-forms.ts'
import { BoundForm } from './BoundForm.tsx'
import { FormCheckbox, FormRadioGroup, FormTextArea, FormTextField } from './fields.tsx'
import { FormSelect } from './FormSelect.tsx'
import { z } from './schema.ts'
import { useZodForm } from './use-zod-form.ts'

const schema = z.object({
  email: z.email().max(254),
  phone: z.string().optional(),
  kind: z.string().min(1),
  text: z.string().min(1).max(10),
  urgent: z.boolean(),
  reach: z.enum(['mail', 'phone']).nullable(),
})
type Incident = z.output<typeof schema>

const labels = {
  email: 'Email',
  phone: 'Phone',
  kind: 'Kind',
  text: 'Text',
  urgent: 'Urgent',
  reach: 'Reach me by',
}
const options = [
  { id: 'access', label: 'Access' },
  { id: 'data', label: 'Data' },
]
const empty = { email: '', phone: '', kind: '', text: '', urgent: false, reach: null }
const whole: Incident = { ...empty, email: 'dana@example.com', kind: 'data', text: 'Help', reach: 'mail' }

const onSubmit = vi.fn<(values: Incident) => Promise<void>>()

function IncidentForm({ defaultValues }: { defaultValues: Incident | typeof empty }) {
  const form = useZodForm({ schema, labels, defaultValues, onSubmit, name: 'incident' })
  return (
    <BoundForm
      form={form}
      submitLabel="Send"
      aria-label="Incident"
      actions={<Button onPress={() => form.reset()}>Start again</Button>}
    >
      <FormTextField form={form} name="email" type="email" maxLength={254} />
      <FormTextField form={form} name="phone" type="tel" />
      <FormSelect form={form} name="kind" options={options} />
      <FormTextArea form={form} name="text" counter="never" />
      <FormCheckbox form={form} name="urgent" />
      <FormRadioGroup form={form} name="reach" options={[{ id: 'mail', label: 'Mail' }]} />
    </BoundForm>
  )
}

function Bounds() {
  const form = useZodForm({ schema, labels, defaultValues: empty, onSubmit, name: 'contact' })
  return (
    <BoundForm form={form} submitLabel="Send" aria-label="Bounds">
      <FormTextField form={form} name="phone" />
      <FormTextField form={form} name="email" maxLength={254} />
      <FormTextArea form={form} name="text" />
    </BoundForm>
  )
}

async function open(defaultValues: Incident | typeof empty = empty, locale: PortalLocale = 'en-US') {
  const language = await loadLanguage(locale, ['form'])
  const view = render(
    <IntlProvider language={language}>
      <IncidentForm defaultValues={defaultValues} />
    </IntlProvider>,
  )
  return { user: userEvent.setup(), ...view }
}

const field = (name: string) => screen.getByRole('textbox', { name })
const send = () => screen.getByRole('button', { name: 'Send' })
const links = () => screen.getAllByRole('link').map((link) => link.textContent)

beforeEach(() => {
  onSubmit.mockResolvedValue(undefined)
})

const asksToStay = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

describe('a form of the portal', () => {
  it('UIX-02 sends the validated values', async () => {
    const { user } = await open({ ...whole, text: '' })
    await user.type(field('Text'), 'Broken')
    await user.click(screen.getByRole('checkbox', { name: 'Urgent' }))
    await user.click(send())
    const values = { ...whole, text: 'Broken', urgent: true }
    await waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith(values, expect.anything()))
  })

  it('UIX-02a shows each error at its field and in a summary that takes the focus, in page order', async () => {
    const { user } = await open()
    await user.click(send())
    expect(await screen.findByRole('region', { name: '3 fields need your attention' })).toHaveFocus()
    expect(links()).toEqual([
      'Email: This field is required.',
      'Kind: This field is required.',
      'Text: This field is required.',
    ])
    expect(field('Email')).toHaveAccessibleDescription('This field is required.')
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('UIX-02a the summary links to each field, including one without an input', async () => {
    const { user } = await open()
    await user.click(send())
    await user.click(await screen.findByRole('link', { name: /^Kind/ }))
    expect(screen.getByRole('button', { name: /Kind/ })).toHaveFocus()
    await user.click(screen.getByRole('link', { name: /^Email/ }))
    expect(field('Email')).toHaveFocus()
  })

  it('TXT-05 names the exceeded limit, and removes the error while the user types', async () => {
    const { user } = await open({ ...whole, email: 'dana@brightfoods', text: 'Much too long' })
    await user.click(send())
    expect(await screen.findByRole('link', { name: 'Text: Enter at most 10 characters.' })).toBeInTheDocument()
    expect(field('Email')).toHaveAccessibleDescription('Enter an email address such as name@example.com.')
    await user.clear(field('Text'))
    await user.type(field('Text'), 'Short')
    await waitFor(() => expect(field('Text')).toBeValid())
  })

  it('TXT-02 TXT-03 accepts 50 characters in a line and 2,000 in an area, unless the field sets other limits', async () => {
    const language = await loadLanguage('en-US', ['form'])
    render(
      <IntlProvider language={language}>
        <Bounds />
      </IntlProvider>,
    )
    expect(screen.getByRole('textbox', { name: /^Phone/ })).toHaveAttribute('maxlength', '50')
    expect(screen.getByRole('textbox', { name: /^Email/ })).toHaveAttribute('maxlength', '254')
    const area = screen.getByRole('textbox', { name: /^Text/ })
    expect(area).toHaveAttribute('maxlength', '2000')
    expect(area).toHaveAttribute('rows', '3')
  })

  it('marks the fields that are optional in the schema', async () => {
    await open()
    expect(field('Phone (optional)')).not.toBeRequired()
    expect(field('Email')).toBeRequired()
  })

  it('shows which fields are required before the user enters anything, and no note if every field has a value', async () => {
    const { unmount } = await open()
    expect(screen.getByText('Fields are required unless they’re marked “(optional)”.')).toBeVisible()
    unmount()
    await open(whole)
    expect(screen.queryByText(/^Fields are required/)).not.toBeInTheDocument()
  })

  it('I18N-04 the title reports a failure only if no input was refused', async () => {
    onSubmit.mockRejectedValue(new RequestError({ status: 500, result: { code: 'INTERNAL' } }))
    const { user } = await open(whole)
    await user.click(send())
    expect(await screen.findByRole('region', { name: 'Something went wrong' })).toBeVisible()
  })

  it('I18N-04 shows the server’s refusals at their fields', async () => {
    const fieldErrors = [
      { field: 'email', code: 'invalid_format', message: 'Invalid email' },
      { field: 'text', code: 'too_big', message: 'Too big' },
    ]
    onSubmit.mockRejectedValue(new RequestError({ status: 400, result: { code: 'INVALID_INPUT', fieldErrors } }))
    const { user } = await open(whole)
    await user.click(send())
    expect(await screen.findByRole('link', { name: 'Email: Check this field.' })).toBeInTheDocument()
    expect(field('Text')).toHaveAccessibleDescription('Check this field.')
    expect(field('Text')).toHaveValue('Help')
  })

  it('I18N-04 shows a failure without a field above the form, and keeps the typed values', async () => {
    onSubmit.mockRejectedValue(new RequestError({ status: 409, result: { code: 'CONFLICT' } }))
    const { user } = await open(whole)
    await user.click(send())
    expect(await screen.findByRole('region', { name: 'We couldn’t accept this' })).toHaveTextContent(
      'Someone changed this in the meantime.',
    )
    expect(field('Email')).toHaveValue('dana@example.com')
    onSubmit.mockResolvedValue(undefined)
    await user.click(send())
    await waitFor(() => expect(screen.queryByText('Someone changed this in the meantime.')).not.toBeInTheDocument())
  })

  it('I18N-04 shows a refusal of a field that is not on the page above the form', async () => {
    const fieldErrors = [{ field: 'companyId', code: 'custom', message: 'Unknown company' }]
    onSubmit.mockRejectedValue(new RequestError({ status: 400, result: { code: 'INVALID_INPUT', fieldErrors } }))
    const { user } = await open(whole)
    await user.click(send())
    expect(await screen.findByText('Some of the information you entered isn’t valid.')).toBeInTheDocument()
  })

  it('B-02 is dirty from the first change until reset or unmount, and asks before the user leaves', async () => {
    const { user, unmount } = await open(whole)
    expect([hasDirtyForm(), asksToStay()]).toEqual([false, false])
    await user.type(field('Text'), '!')
    expect([hasDirtyForm(), asksToStay()]).toEqual([true, true])
    await user.click(screen.getByRole('button', { name: 'Start again' }))
    await waitFor(() => expect([hasDirtyForm(), asksToStay()]).toEqual([false, false]))
    await user.type(field('Text'), '?')
    expect(hasDirtyForm()).toBe(true)
    act(() => unmount())
    expect([hasDirtyForm(), asksToStay()]).toEqual([false, false])
  })

  it('I18N-05 is shown in French', async () => {
    const { user } = await open({ ...whole, text: 'Beaucoup trop long' }, 'fr-CA')
    await user.click(send())
    expect(await screen.findByRole('link', { name: 'Text\u00a0: Entrez au plus 10 caractères.' })).toBeInTheDocument()
  })
})
