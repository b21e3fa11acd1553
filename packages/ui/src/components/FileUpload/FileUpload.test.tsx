import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { UIProvider } from '../UIProvider/UIProvider.tsx'
import { FileUpload, type FileUploadProps, type FileUploadState, type UploadContext } from './FileUpload.tsx'

interface StartedUpload {
  file: File
  context: UploadContext
  finish: (result: string) => void
  fail: (reason: Error) => void
}

function open(props: Partial<FileUploadProps<string>> = {}, locale = 'en-US') {
  const startedUploads: StartedUpload[] = []
  const onChange = vi.fn<NonNullable<FileUploadProps<string>['onChange']>>()
  const onStateChange = vi.fn<(state: FileUploadState) => void>()
  const upload = (file: File, context: UploadContext) =>
    new Promise<string>((finish, fail) => startedUploads.push({ file, context, finish, fail }))
  const { unmount } = render(
    <UIProvider locale={locale}>
      <form aria-label="Report">
        <FileUpload label="Attachment" upload={upload} onChange={onChange} onStateChange={onStateChange} {...props} />
      </form>
    </UIProvider>,
  )
  return { startedUploads, onChange, onStateChange, unmount, user: userEvent.setup({ applyAccept: false }) }
}

const file = (name: string, size = 1000) => new File([new Uint8Array(size)], name)
const picker = () => document.querySelector('input[type=file]') as HTMLInputElement
const row = (name: string) => screen.getByText(name).closest('li') as HTMLElement
const reset = () => act(() => screen.getByRole<HTMLFormElement>('form').reset())
const press = (name: string) => screen.getByRole('button', { name })

describe('FileUpload', () => {
  it('mouse: uploads each chosen file with progress and reports when it is done', async () => {
    const { startedUploads, onChange, onStateChange, user } = open()
    await user.upload(picker(), [file('error.log'), file('shelf.png')])
    expect(onStateChange).toHaveBeenLastCalledWith('uploading')
    act(() => startedUploads[0]?.context.onProgress(0.4))
    expect(within(row('error.log')).getByRole('progressbar', { name: 'Uploading error.log' })).toHaveAttribute(
      'aria-valuenow',
      '40',
    )
    startedUploads[0]?.finish('one')
    startedUploads[1]?.finish('two')
    await waitFor(() => expect(row('shelf.png')).toHaveTextContent('Uploaded'))
    expect(screen.getByRole('status')).toHaveTextContent('shelf.png is uploaded')
    expect(onChange.mock.lastCall?.[0].map(({ name, result }) => [name, result])).toEqual([
      ['error.log', 'one'],
      ['shelf.png', 'two'],
    ])
    expect(onStateChange).toHaveBeenLastCalledWith('settled')
  })

  it('a form reset restores the initial files, and aborts uploads', async () => {
    const before = { id: 'file-1', name: 'contract.pdf', size: 2048, result: 'old' }
    const { startedUploads, onChange, user } = open({ defaultValues: [before] })
    reset()
    expect(onChange).not.toHaveBeenCalled()
    await user.upload(picker(), [file('error.log'), file('shelf.png')])
    startedUploads[0]?.finish('one')
    await waitFor(() => expect(row('error.log')).toHaveTextContent('Uploaded'))
    reset()
    expect(onChange).toHaveBeenLastCalledWith([before])
    expect(row('contract.pdf')).toHaveTextContent('Uploaded')
    expect(screen.queryByText('error.log')).not.toBeInTheDocument()
    expect(startedUploads[1]?.context.signal.aborted).toBe(true)
  })

  it('shows earlier files, which count toward the maximum and can be removed, and reports all of them', async () => {
    const before = { id: 'file-1', name: 'contract.pdf', size: 2048, result: 'old' }
    const { startedUploads, onChange, user } = open({ defaultValues: [before], maxFiles: 2 })
    expect(row('contract.pdf')).toHaveTextContent('2 kB · Uploaded')
    await user.upload(picker(), [file('error.log'), file('third.log')])
    expect(startedUploads).toHaveLength(1)
    expect(screen.getByText(/^Only 2 files can be added/)).toBeInTheDocument()
    await act(async () => startedUploads[0]?.finish('new'))
    const names = () => onChange.mock.lastCall?.[0].map(({ name, result }) => [name, result])
    expect(names()).toEqual([
      ['contract.pdf', 'old'],
      ['error.log', 'new'],
    ])
    await user.click(press('Remove contract.pdf'))
    expect(names()).toEqual([['error.log', 'new']])
    expect(press('Attachment Choose files')).toHaveFocus()
  })

  it('shows only the application’s files', async () => {
    const before = { id: 'a', name: 'contract.pdf', size: 2048, result: 'old' }
    function Held() {
      const [files, setFiles] = useState<readonly (typeof before)[]>([before])
      return (
        <>
          <FileUpload label="Attachment" upload={async () => 'new'} values={files} onChange={setFiles} />
          <button type="button" onClick={() => setFiles([])}>
            Empty
          </button>
        </>
      )
    }
    render(<Held />)
    const user = userEvent.setup()
    await user.upload(picker(), file('error.log'))
    await waitFor(() => expect(row('error.log')).toHaveTextContent('Uploaded'))
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
    await user.click(press('Empty'))
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument()
  })

  it('can be invalid without its own message', () => {
    const { zone } = { ...open({ isInvalid: true }), zone: screen.getByText('Drag files here, or').parentElement }
    expect(zone).toHaveAttribute('data-invalid')
  })

  it('accepts dropped files', () => {
    const { startedUploads } = open()
    const zone = screen.getByText('Drag files here, or')
    const dataTransfer = { files: [file('error.log')] }
    // A browser replaces the page with the file, unless both events are prevented.
    expect(fireEvent.dragOver(zone, { dataTransfer })).toBe(false)
    expect(fireEvent.drop(zone, { dataTransfer })).toBe(false)
    expect(startedUploads).toHaveLength(1)
  })

  it('touch: a press on the button opens the file chooser', async () => {
    const { user } = open()
    const click = vi.spyOn(picker(), 'click')
    await user.pointer({ keys: '[TouchA]', target: press('Attachment Choose files') })
    expect(click).toHaveBeenCalledOnce()
  })

  it('key Enter: on the button opens the file chooser', async () => {
    const { user } = open()
    const click = vi.spyOn(picker(), 'click')
    await user.tab()
    await user.keyboard('{Enter}')
    expect(click).toHaveBeenCalledOnce()
  })

  it('key Space: on the button opens the file chooser', async () => {
    const { user } = open()
    const click = vi.spyOn(picker(), 'click')
    await user.tab()
    await user.keyboard(' ')
    expect(click).toHaveBeenCalledOnce()
  })

  it('key Tab: moves from the button to the actions of each file', async () => {
    const { user } = open()
    await user.upload(picker(), file('error.log'))
    press('Attachment Choose files').focus()
    await user.tab()
    expect(press('Cancel the upload of error.log')).toHaveFocus()
  })

  it('SUP-08 SUP-08b rejects a file over 10 MB with a message, and accepts exactly 10 MB', async () => {
    const { startedUploads, user } = open({ maxBytes: 10_485_760 })
    await user.upload(picker(), [file('big.csv', 10_485_761), file('fits.csv', 10_485_760)])
    expect(row('big.csv')).toHaveTextContent('File size must not exceed 10 MB')
    expect(screen.getByRole('status')).toHaveTextContent('big.csv: File size must not exceed 10 MB')
    expect(startedUploads.map((each) => each.file.name)).toEqual(['fits.csv'])
  })

  it('SUP-08b rejects other types with a message', async () => {
    const { startedUploads, user } = open({ accept: ['.pdf', 'image/*'] })
    expect(press('Attachment Choose files')).toHaveAccessibleDescription('Types: PDF, IMAGE')
    await user.upload(picker(), [file('run.exe'), file('terms.PDF'), new File(['x'], 'a', { type: 'image/png' })])
    expect(row('run.exe')).toHaveTextContent('This file type is not supported')
    expect(startedUploads.map((each) => each.file.name)).toEqual(['terms.PDF', 'a'])
  })

  it('SUP-08 accepts one file if one is allowed, and another after its removal', async () => {
    const { startedUploads, user } = open({ maxFiles: 1 })
    await user.upload(picker(), file('one.txt'))
    fireEvent.drop(screen.getByText('Drag a file here, or'), { dataTransfer: { files: [file('two.txt')] } })
    expect(screen.getByRole('group', { name: 'Attachment' })).toHaveAccessibleDescription(
      /Only 1 file can be added\. Remove it to add another\./,
    )
    startedUploads[0]?.finish('one')
    await user.click(await screen.findByRole('button', { name: 'Remove one.txt' }))
    expect(press('Attachment Choose a file')).toHaveFocus()
    await user.upload(picker(), file('two.txt'))
    expect(startedUploads.map((each) => each.file.name)).toEqual(['one.txt', 'two.txt'])
  })

  it('SUP-08 lets a file replace a rejected or canceled one', async () => {
    const { startedUploads, onChange, user } = open({ maxFiles: 1, accept: ['.png'] })
    await user.upload(picker(), file('shelf.exe'))
    expect(row('shelf.exe')).toHaveTextContent('This file type is not supported')
    await user.upload(picker(), file('wrong.png'))
    expect(screen.queryByText('shelf.exe')).not.toBeInTheDocument()
    await user.click(press('Cancel the upload of wrong.png'))
    await user.upload(picker(), file('shelf.png'))
    expect(screen.queryByText('wrong.png')).not.toBeInTheDocument()
    startedUploads.at(-1)?.finish('one')
    await waitFor(() => expect(onChange.mock.lastCall?.[0].map(({ name }) => name)).toEqual(['shelf.png']))
  })

  it('reports files to the application’s current handler, so that text typed during the upload stays', async () => {
    let finish: ((result: string) => void) | undefined
    function Page() {
      const [form, setForm] = useState({ subject: '', files: 0 })
      return (
        <>
          <input
            aria-label="Subject"
            value={form.subject}
            onChange={(e) => setForm({ ...form, subject: e.target.value })}
          />
          <FileUpload<string>
            label="Attachment"
            upload={() => new Promise((resolve) => (finish = resolve))}
            onChange={(files) => setForm({ ...form, files: files.length })}
          />
          <p>{form.files} sent</p>
        </>
      )
    }
    render(<Page />)
    await userEvent.upload(picker(), file('shelf.png'))
    await userEvent.type(screen.getByRole('textbox', { name: 'Subject' }), 'Shelf')
    finish?.('one')
    expect(await screen.findByText('1 sent')).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Subject' })).toHaveValue('Shelf')
  })

  it('cancels, and uploads again', async () => {
    const { startedUploads, onChange, user } = open()
    await user.upload(picker(), file('error.log'))
    await user.click(press('Cancel the upload of error.log'))
    expect(startedUploads[0]?.context.signal.aborted).toBe(true)
    expect(row('error.log')).toHaveTextContent('Upload canceled')
    startedUploads[0]?.finish('too late')
    await user.click(press('Upload error.log again'))
    startedUploads[1]?.finish('again')
    await waitFor(() => expect(row('error.log')).toHaveTextContent('Uploaded'))
    expect(onChange).toHaveBeenCalledOnce()
    expect(onChange.mock.lastCall?.[0][0]?.result).toBe('again')
  })

  it('shows the application’s text for a failure, and retries', async () => {
    const { startedUploads, user } = open({ getErrorText: (reason) => `Refused: ${(reason as Error).message}` })
    await user.upload(picker(), file('error.log'))
    startedUploads[0]?.fail(new Error('415'))
    await waitFor(() => expect(row('error.log')).toHaveTextContent('Refused: 415'))
    await user.click(press('Upload error.log again'))
    expect(within(row('error.log')).getByRole('progressbar')).toBeInTheDocument()
  })

  it('removes an uploaded file and reports the rest', async () => {
    const { startedUploads, onChange, user } = open()
    await user.upload(picker(), file('error.log'))
    startedUploads[0]?.finish('one')
    await user.click(await screen.findByRole('button', { name: 'Remove error.log' }))
    expect(onChange).toHaveBeenLastCalledWith([])
    expect(screen.queryByText('error.log')).not.toBeInTheDocument()
    expect(screen.getByRole('status')).toHaveTextContent('error.log is removed')
  })

  it('stops uploads when the page closes', async () => {
    const { startedUploads, user, unmount } = open()
    await user.upload(picker(), file('error.log'))
    unmount()
    expect(startedUploads[0]?.context.signal.aborted).toBe(true)
  })

  it('when disabled, accepts no file', () => {
    const { startedUploads } = open({ isDisabled: true })
    fireEvent.drop(screen.getByText('Drag files here, or'), { dataTransfer: { files: [file('error.log')] } })
    expect(press('Attachment Choose files')).toBeDisabled()
    expect(startedUploads).toHaveLength(0)
  })

  it('describes the field with error and help, and marks it as optional', () => {
    open({ errorMessage: 'Add the log.', isRequired: false })
    expect(screen.getByRole('group', { name: 'Attachment (optional)' })).toHaveAccessibleDescription(/Add the log\./)
  })

  it('shows French text', async () => {
    const { user } = open({ maxBytes: 10_485_760 }, 'fr-CA')
    await user.upload(picker(), file('gros.csv', 10_485_761))
    expect(row('gros.csv')).toHaveTextContent(/La taille du fichier ne doit pas dépasser 10\sMo/)
  })
})
