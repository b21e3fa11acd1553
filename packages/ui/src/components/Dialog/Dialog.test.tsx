import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Button } from '../Button/Button.tsx'
import { Menu } from '../Menu/Menu.tsx'
import { UIProvider } from '../UIProvider/UIProvider.tsx'
import { Dialog, type DialogProps } from './Dialog.tsx'

function Asking(props: Partial<DialogProps>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <Dialog
        {...props}
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

const opener = () => screen.getByRole('button', { name: 'Open' })
const isGone = () => waitFor(() => expect(screen.queryByLabelText('Access pending')).not.toBeInTheDocument())

const open = async () => {
  await userEvent.click(opener())
  return screen.findByLabelText('Access pending')
}

function FromMenu() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Menu aria-label="Actions" items={[{ id: 'delete', label: 'Delete', onAction: () => setOpen(true) }]} />
      {isOpen && (
        <Dialog isOpen onOpenChange={setOpen} title="Delete?">
          It is gone then.
        </Dialog>
      )}
    </>
  )
}

function OfList() {
  const [people, setPeople] = useState(['Ana', 'Ben'])
  const [requested, setAsked] = useState<string | null>(null)
  const remove = () => {
    setPeople(people.filter((person) => person !== requested))
    setAsked(null)
  }
  return (
    <>
      <ul>
        {people.map((person) => (
          <li key={person}>
            <Button onPress={() => setAsked(person)}>{`Remove ${person}`}</Button>
          </li>
        ))}
      </ul>
      {requested !== null && (
        <Dialog isOpen onOpenChange={() => setAsked(null)} title={requested}>
          <Button onPress={remove}>Remove</Button>
        </Dialog>
      )}
    </>
  )
}

const grid = { role: 'grid' }
const row = { role: 'row' }
const cell = { role: 'gridcell', tabIndex: 0 }

function OfBar() {
  const [isChosen, setChosen] = useState(true)
  const [isAsking, setAsking] = useState(false)
  return (
    <div>
      <Button>View</Button>
      <div {...grid}>
        <div {...row}>
          <div {...cell}>Ben</div>
        </div>
      </div>
      {isChosen && <Button onPress={() => setAsking(true)}>Block</Button>}
      {isAsking && (
        <Dialog isOpen onOpenChange={() => setAsking(false)} title="Sure?">
          <Button
            onPress={() => {
              setChosen(false)
              setAsking(false)
            }}
          >
            Yes
          </Button>
        </Dialog>
      )}
    </div>
  )
}

describe('Dialog', () => {
  it('UIX-02a has its title as its name and takes the focus', async () => {
    render(<Asking />)
    const dialog = await open()
    expect(dialog).toHaveRole('dialog')
    expect(dialog).toHaveTextContent('Access may take up to 2 days.')
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
  })

  it('UIX-02a hides the page behind it from assistive technology', async () => {
    render(<Asking />)
    await open()
    expect(screen.queryByRole('button', { name: 'Open' })).not.toBeInTheDocument()
  })

  it('UIX-02a key Tab: moves to its next control, and from the last to the first', async () => {
    render(<Asking />)
    await open()
    const close = screen.getByRole('button', { name: 'Close' })
    await userEvent.tab()
    expect(close).toHaveFocus()
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'Got it' })).toHaveFocus()
    await userEvent.tab()
    expect(close).toHaveFocus()
  })

  it('UIX-02a key Shift+Tab: moves to its previous control, and from the first to the last', async () => {
    render(<Asking />)
    await open()
    await userEvent.tab()
    await userEvent.tab({ shift: true })
    expect(screen.getByRole('button', { name: 'Got it' })).toHaveFocus()
  })

  it.each(['dialog', 'alertdialog'] as const)(
    'UIX-02a key Escape: closes it and returns the focus (%s)',
    async (role) => {
      render(<Asking role={role} />)
      await open()
      await userEvent.keyboard('{Escape}')
      await isGone()
      await waitFor(() => expect(opener()).toHaveFocus())
    },
  )

  it('mouse: closes with its button, or with a press outside', async () => {
    render(<Asking />)
    await open()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await isGone()
    const dialog = await open()
    await userEvent.click(dialog.parentElement?.parentElement ?? dialog)
    await isGone()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('touch: closes with its button', async () => {
    render(<Asking />)
    await open()
    await userEvent.pointer({ keys: '[TouchA]', target: screen.getByRole('button', { name: 'Close' }) })
    await isGone()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('as an alert dialog, has its text as its description and closes only with its buttons', async () => {
    render(<Asking role="alertdialog" />)
    const dialog = await open()
    expect(dialog).toHaveRole('alertdialog')
    expect(dialog).toHaveAccessibleDescription('Access may take up to 2 days.')
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Got it'])
    await userEvent.click(dialog.parentElement?.parentElement ?? dialog)
    expect(dialog).toBeInTheDocument()
  })

  it('opens with its trigger, closes with the function that its parts receive, and returns the focus', async () => {
    const onOpenChange = vi.fn<(isOpen: boolean) => void>()
    render(
      <Dialog
        trigger={<Button>Open</Button>}
        onOpenChange={onOpenChange}
        title="Access pending"
        actions={(close) => <Button onPress={close}>Got it</Button>}
      >
        {(close) => <Button onPress={close}>Not now</Button>}
      </Dialog>,
    )
    for (const answer of ['Got it', 'Not now']) {
      expect(opener()).toHaveAttribute('aria-haspopup', 'dialog')
      expect(opener()).toHaveAttribute('aria-expanded', 'false')
      const dialog = await open()
      expect(dialog).toHaveAccessibleName('Access pending')
      await userEvent.click(screen.getByRole('button', { name: answer }))
      await isGone()
      await waitFor(() => expect(opener()).toHaveFocus())
    }
    expect(onOpenChange.mock.calls).toEqual([[true], [false], [true], [false]])
  })

  it('can be initially open, and passes on id, data and description', async () => {
    render(
      <>
        <p id="note">It takes a while</p>
        <Dialog defaultOpen role="alertdialog" title="Sure?" id="ask" data-part="page" aria-describedby="note">
          This cannot be undone.
        </Dialog>
      </>,
    )
    const dialog = screen.getByRole('alertdialog', { name: 'Sure?' })
    expect(dialog).toHaveAttribute('id', 'ask')
    expect(dialog).toHaveAttribute('data-part', 'page')
    expect(dialog).toHaveAccessibleDescription('It takes a while This cannot be undone.')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
  })

  it('returns the focus to the button of the menu whose item opened it', async () => {
    render(<FromMenu />)
    await userEvent.click(screen.getByRole('button', { name: 'Actions' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    const dialog = await screen.findByRole('dialog', { name: 'Delete?' })
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    await userEvent.keyboard('{Escape}')
    await isGone()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Actions' })).toHaveFocus())
  })

  it('moves the focus to a remaining element near its removed opener', async () => {
    render(<OfList />)
    await userEvent.click(screen.getByRole('button', { name: 'Remove Ana' }))
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Remove Ben' })).toHaveFocus())
  })

  it('UIX-03 moves the focus to the last focused row, not above its table, when the selection bar is gone', async () => {
    render(<OfBar />)
    await userEvent.click(screen.getByRole('button', { name: 'Block' }))
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Yes' }))
    await waitFor(() => expect(screen.getByRole('gridcell', { name: 'Ben' })).toHaveFocus())
  })

  it('UIX-03 keeps the focus where the page sets it after closing', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const user = userEvent.setup({ advanceTimers: (time) => vi.advanceTimersByTime(time) })
    render(
      <>
        <Asking />
        <button type="button">Undo</button>
      </>,
    )
    await user.click(opener())
    await user.click(screen.getByRole('button', { name: 'Got it' }))
    await isGone()
    const undo = screen.getByRole('button', { name: 'Undo' })
    act(() => undo.focus())
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(undo).toHaveFocus()
  })

  it('stays open while its action is pending', async () => {
    render(<Asking isPending />)
    const dialog = await open()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(dialog.parentElement?.parentElement ?? dialog)
    expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled()
    expect(dialog).toBeInTheDocument()
  })

  it('shows French text', async () => {
    render(
      <UIProvider locale="fr-CA">
        <Asking />
      </UIProvider>,
    )
    await open()
    expect(screen.getByRole('button', { name: 'Fermer' })).toBeVisible()
  })
})
