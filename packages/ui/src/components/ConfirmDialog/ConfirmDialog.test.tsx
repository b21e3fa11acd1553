import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Button } from '../Button/Button.tsx'
import { UIProvider } from '../UIProvider/UIProvider.tsx'
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx'

const nothing = () => undefined

function Asking({ locale = 'en-US', ...props }: Partial<ConfirmDialogProps> & { locale?: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <UIProvider locale={locale}>
      <Button onPress={() => setOpen(true)}>Ask</Button>
      <ConfirmDialog
        title="Are you sure?"
        tone="danger"
        confirmLabel="Delete"
        count={3}
        onConfirm={vi.fn()}
        {...props}
        isOpen={isOpen}
        onOpenChange={setOpen}
      />
    </UIProvider>
  )
}

const opener = () => screen.getByRole('button', { name: 'Ask' })
const verb = (name: string | RegExp = /^Delete/) => screen.getByRole('button', { name })
const cancel = () => screen.getByRole('button', { name: 'Cancel' })
const isGone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())

const open = async () => {
  await userEvent.click(opener())
  return screen.findByRole('alertdialog', { name: 'Are you sure?' })
}

describe('ConfirmDialog', () => {
  it('UIX-03a has a Cancel button and a button with the application’s verb', async () => {
    render(<Asking />)
    await open()
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Cancel', 'Delete'])
  })

  it('opens with its trigger and closes after the action', async () => {
    const onConfirm = vi.fn()
    render(
      <ConfirmDialog
        id="delete"
        data-part="bar"
        trigger={<Button>Delete users</Button>}
        title="Are you sure?"
        onConfirm={onConfirm}
      />,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Delete users' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Are you sure?' })
    expect(dialog).toHaveAttribute('id', 'delete')
    expect(dialog).toHaveAttribute('data-part', 'bar')
    await userEvent.click(verb('Confirm'))
    await isGone()
    expect(onConfirm).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete users' })).toHaveFocus())
  })

  it.each([
    ['en-US', 1, '1 row is affected.'],
    ['en-US', 3214, '3,214 rows are affected.'],
    ['es-MX', 2, 'La acción se aplicará a 2 filas.'],
    ['fr-CA', 0, 'L’action s’appliquera à 0 ligne.'],
    ['fr-CA', 3214, 'L’action s’appliquera à 3\u00A0214 lignes.'],
  ])('UIX-03a shows in %s the number of rows: %i', async (locale, count, sentence) => {
    render(<Asking locale={locale} count={count} />)
    const dialog = await open()
    expect(dialog).toHaveAccessibleDescription(sentence)
  })

  it.each([
    ['en-US', 'Ana, Ben, Cy, and 22 more'],
    ['es-MX', 'Ana, Ben, Cy y 22 más'],
    ['fr-CA', 'Ana, Ben, Cy et 22 autres'],
  ])('UIX-03a lists in %s the first three names and counts the rest', async (locale, sentence) => {
    render(<Asking locale={locale} count={25} names={['Ana', 'Ben', 'Cy', 'Dee']} />)
    expect(await open()).toHaveTextContent(sentence)
  })

  it('UIX-03a lists up to three names without a count', async () => {
    render(<Asking count={2} names={['Ana', 'Ben']} />)
    expect(await open()).toHaveTextContent('Ana and Ben')
  })

  it('UIX-03a shows the count in the page’s own sentence', async () => {
    render(<Asking count={1200} message={(count) => `${count} users will lose access immediately.`} />)
    expect(await open()).toHaveTextContent('1,200 users will lose access immediately.')
  })

  it('asks a question that is not about rows, with the application’s verb', async () => {
    const onConfirm = vi.fn()
    render(
      <Asking count={undefined} confirmLabel="Log out everywhere" onConfirm={onConfirm}>
        Every session of yours ends, this one too.
      </Asking>,
    )
    expect(await open()).toHaveAccessibleDescription('Every session of yours ends, this one too.')
    await userEvent.click(verb('Log out everywhere'))
    await isGone()
    expect(onConfirm).toHaveBeenCalledOnce()
  })

  it.each([
    ['en-US', 'Confirm'],
    ['es-MX', 'Confirmar'],
    ['fr-CA', 'Confirmer'],
  ])('labels its confirm button in %s, without a verb of the application, as %s', async (locale, word) => {
    render(<Asking confirmLabel={undefined} count={undefined} locale={locale} />)
    await open()
    expect(verb(word)).toBeEnabled()
  })

  it('UIX-03a key Escape: closes it without the action and returns the focus', async () => {
    const onConfirm = vi.fn()
    render(<Asking onConfirm={onConfirm} />)
    await open()
    await userEvent.keyboard('{Escape}')
    await isGone()
    await waitFor(() => expect(opener()).toHaveFocus())
    expect(onConfirm).not.toHaveBeenCalled()
  })

  it('UIX-03a key Tab: moves between Cancel, which has the focus first, and the confirm button', async () => {
    render(<Asking />)
    await open()
    await waitFor(() => expect(cancel()).toHaveFocus())
    await userEvent.tab()
    expect(verb()).toHaveFocus()
    await userEvent.tab()
    expect(cancel()).toHaveFocus()
  })

  it('UIX-03a key Enter, Space: press the button that has the focus', async () => {
    const onConfirm = vi.fn()
    render(<Asking onConfirm={onConfirm} />)
    await open()
    await waitFor(() => expect(cancel()).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await isGone()
    expect(onConfirm).not.toHaveBeenCalled()
    await open()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await isGone()
    expect(onConfirm).toHaveBeenCalledOnce()
  })

  it('UIX-03 waits for the action and ignores a second press and Escape', async () => {
    let finish: () => void = nothing
    const onConfirm = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)))
    render(<Asking onConfirm={onConfirm} />)
    await open()
    await userEvent.click(verb())
    await userEvent.click(verb())
    await userEvent.keyboard('{Escape}')
    expect(verb()).toHaveAccessibleName(/Loading/)
    expect(verb()).toHaveFocus()
    expect(cancel()).toBeDisabled()
    expect(onConfirm).toHaveBeenCalledOnce()
    await act(async () => finish())
    await isGone()
  })

  it('UIX-03 keeps a failure in the dialog, allows a retry, and clears it when closed', async () => {
    const onConfirm = vi.fn(() => Promise.reject(new Error('Two of the users changed.')))
    render(<Asking onConfirm={onConfirm} errorMessage={(error) => (error instanceof Error ? error.message : '')} />)
    await open()
    await userEvent.click(verb())
    expect(await screen.findByRole('alert')).toHaveTextContent('Two of the users changed.')
    await waitFor(() => expect(verb()).toHaveFocus())
    await userEvent.click(verb())
    expect(onConfirm).toHaveBeenCalledTimes(2)
    await userEvent.click(cancel())
    await isGone()
    await open()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('mouse: confirms', async () => {
    const onConfirm = vi.fn()
    render(<Asking onConfirm={onConfirm} />)
    await open()
    await userEvent.click(verb())
    await isGone()
    expect(onConfirm).toHaveBeenCalledOnce()
  })

  it('touch: confirms', async () => {
    const onConfirm = vi.fn()
    render(<Asking onConfirm={onConfirm} />)
    await open()
    await userEvent.pointer({ keys: '[TouchA]', target: verb() })
    await isGone()
    expect(onConfirm).toHaveBeenCalledOnce()
  })

  it('shows French text, also for a failure', async () => {
    render(<Asking locale="fr-CA" confirmLabel="Débloquer" onConfirm={() => Promise.reject(new Error('409'))} />)
    await open()
    expect(screen.getByRole('button', { name: 'Annuler' })).toBeVisible()
    await userEvent.click(verb('Débloquer'))
    expect(await screen.findByRole('alert')).toHaveTextContent('L’opération a échoué. Réessayez ou annulez.')
  })
})
