import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { UIProvider } from '../UIProvider/UIProvider.tsx'
import { FileUpload, type FileUploadProps } from './FileUpload.tsx'

const IMAGE = new File(['x'], 'image.png', { type: 'image/png' })

function open(props: Partial<FileUploadProps<File>> = {}) {
  const onChange = vi.fn<NonNullable<FileUploadProps<File>['onChange']>>()
  const onStateChange = vi.fn<NonNullable<FileUploadProps<File>['onStateChange']>>()
  render(
    <UIProvider locale="en-US">
      <FileUpload<File> label="Attachment" onChange={onChange} onStateChange={onStateChange} {...props} />
    </UIProvider>,
  )
  return { onChange, onStateChange }
}

const heldIn = ({ onChange }: ReturnType<typeof open>) => onChange.mock.lastCall?.[0].map(({ result }) => result)

describe('a file that its form submits', () => {
  it('is kept, and announced as added, not uploaded', async () => {
    const upload = open()
    await userEvent.upload(document.querySelector('input[type=file]') as HTMLInputElement, IMAGE)
    expect(heldIn(upload)).toEqual([IMAGE])
    expect(screen.getByRole('status')).toHaveTextContent('image.png is added')
    expect(screen.queryByText(/Uploaded/)).not.toBeInTheDocument()
    expect(upload.onStateChange).not.toHaveBeenCalledWith('uploading')
    await userEvent.click(screen.getByRole('button', { name: 'Remove image.png' }))
    expect(heldIn(upload)).toEqual([])
  })

  it('shows no green check if its form shows an error, and is then not announced as added', async () => {
    const problem = {
      values: [{ id: 'a', name: 'evil.pdf', size: 70, result: IMAGE }],
      errorMessage: 'Not supported',
    }
    open(problem)
    const icon = screen.getByRole('listitem').querySelector('[data-state]')
    expect(icon).toHaveAttribute('data-state', 'refused')
    await userEvent.upload(document.querySelector('input[type=file]') as HTMLInputElement, IMAGE)
    expect(screen.queryByText(/is added/)).not.toBeInTheDocument()
  })

  it('is rejected if it is empty', async () => {
    const upload = open({ accept: ['.txt'] })
    const input = document.querySelector('input[type=file]') as HTMLInputElement
    await userEvent.upload(input, new File([], 'empty.txt', { type: 'text/plain' }))
    expect(await screen.findByText('The file is empty.')).toBeVisible()
    expect(upload.onChange).not.toHaveBeenCalled()
    expect(upload.onStateChange).toHaveBeenLastCalledWith('failed')
  })

  it('can be a pasted image, unless the clipboard also has text', () => {
    const upload = open({ takesPaste: true })
    fireEvent.paste(document.body, { clipboardData: { types: ['text/plain', 'Files'], files: [IMAGE] } })
    expect(upload.onChange).not.toHaveBeenCalled()
    fireEvent.paste(document.body, { clipboardData: { types: ['Files'], files: [IMAGE] } })
    expect(heldIn(upload)).toEqual([IMAGE])
  })
})
