import { Button } from '@tessera/ui'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { loadLanguage } from '../messages/catalogs.ts'
import { IntlProvider } from '../messages/intl.tsx'
import { BoundForm } from './BoundForm.tsx'
import { FormFileUpload, FormTextField } from './fields.tsx'
import { z } from './schema.ts'
import { useZodForm } from './use-zod-form.ts'

const schema = z.object({ subject: z.string().min(1), files: z.array(z.any()) })
const labels = { subject: 'Subject', files: 'Attachment' }

interface Sending {
  finish: (result: string) => void
  fail: (reason: Error) => void
}

async function open() {
  const sent: Sending[] = []
  const onSubmit = vi.fn<(values: z.output<typeof schema>) => Promise<void>>().mockResolvedValue(undefined)
  const upload = () => new Promise<string>((finish, fail) => sent.push({ finish, fail }))
  function Contact() {
    const form = useZodForm({
      schema,
      labels,
      defaultValues: { subject: 'Shelf', files: [] },
      onSubmit,
      name: 'contact',
    })
    return (
      <BoundForm form={form} submitLabel="Send" actions={<Button onPress={() => form.reset()}>Start again</Button>}>
        <FormTextField form={form} name="subject" />
        <FormFileUpload form={form} name="files" upload={upload} isRequired={false} />
      </BoundForm>
    )
  }
  const language = await loadLanguage('en-US', ['form'])
  render(
    <IntlProvider language={language}>
      <Contact />
    </IntlProvider>,
  )
  const user = userEvent.setup()
  const add = async (name: string) =>
    user.upload(document.querySelector('input[type=file]') as HTMLInputElement, new File(['x'], name))
  return { sent, onSubmit, user, add }
}

const press = (name: string) => screen.getByRole('button', { name })
const uploading = 'Attachment: Wait until the file is uploaded, or remove it.'
const failed = 'Attachment: A file wasn’t uploaded. Try again or remove it.'

const attachment = () => screen.getByRole('group', { name: /Attachment/ })

describe('a form with files', () => {
  it('UIX-02 the form is not sent while a file is uploading, shows why, and then sends the file', async () => {
    const { sent, onSubmit, user, add } = await open()
    await add('shelf.png')
    await user.click(press('Send'))
    expect(await screen.findByRole('link', { name: uploading })).toBeVisible()
    expect(onSubmit).not.toHaveBeenCalled()
    await act(async () => sent[0]?.finish('stored'))
    await waitFor(() => expect(screen.queryByRole('link', { name: uploading })).not.toBeInTheDocument())
    await user.click(press('Send'))
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())
    expect(onSubmit.mock.lastCall?.[0].files).toMatchObject([{ name: 'shelf.png', result: 'stored' }])
  })

  it('UIX-02 the form reports a failed file until it is sent again or removed', async () => {
    const { sent, onSubmit, user, add } = await open()
    await add('shelf.png')
    await user.click(press('Send'))
    await screen.findByRole('link', { name: uploading })
    await act(async () => sent[0]?.fail(new Error('gone')))
    expect(await screen.findByRole('link', { name: failed })).toBeVisible()
    await user.click(press('Send'))
    expect(onSubmit).not.toHaveBeenCalled()
    await user.click(press('Remove shelf.png'))
    await user.click(press('Send'))
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ subject: 'Shelf', files: [] }, expect.anything()),
    )
  })

  it('starts without files after a reset', async () => {
    const { sent, onSubmit, user, add } = await open()
    await add('shelf.png')
    await act(async () => sent[0]?.finish('stored'))
    expect(within(attachment()).getByText('shelf.png')).toBeVisible()
    await user.click(press('Start again'))
    expect(within(attachment()).queryByText('shelf.png')).not.toBeInTheDocument()
    await user.click(press('Send'))
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ subject: 'Shelf', files: [] }, expect.anything()),
    )
  })
})
