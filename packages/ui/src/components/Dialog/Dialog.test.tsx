import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { Button } from '../Button/Button.tsx'
import { Dialog, type DialogProps } from './Dialog.tsx'

function Asking({ role }: Pick<DialogProps, 'role'>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <Dialog
        role={role}
        isOpen={isOpen}
        onOpenChange={setOpen}
        title="Access pending"
        actions={<Button onPress={() => setOpen(false)}>Got it</Button>}
      >
        Access may take up to 2 days.
      </Dialog>
    </>
  )
}

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  return screen.findByLabelText('Access pending')
}

describe('Dialog', () => {
  it('is named by its title and closes by Escape, giving the focus back', async () => {
    render(<Asking />)
    expect(await open()).toHaveTextContent('Access may take up to 2 days.')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus())
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('keeps the focus within', async () => {
    render(<Asking />)
    const dialog = await open()
    for (let press = 0; press < 4; press += 1) {
      await userEvent.tab()
      expect(dialog).toContainElement(document.activeElement as HTMLElement)
    }
  })

  it('closes by its button', async () => {
    render(<Asking />)
    await open()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it('as an alert dialog it has no other way out than its answers', async () => {
    render(<Asking role="alertdialog" />)
    await open()
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Got it'])
  })
})
