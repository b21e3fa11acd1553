import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Button } from '../Button/Button.tsx'
import { UIProvider } from '../UIProvider/UIProvider.tsx'
import { SidePanel, type SidePanelProps } from './SidePanel.tsx'

function Dictionary({ locale = 'en-US', ...props }: Partial<SidePanelProps> & { locale?: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <UIProvider locale={locale}>
      <Button onPress={() => setOpen(true)}>Net sales</Button>
      <SidePanel {...props} isOpen={isOpen} onOpenChange={setOpen} title="Net sales amount">
        <a href="#related">Related terms</a>
      </SidePanel>
      <Button>Next row</Button>
    </UIProvider>
  )
}

const grid = { role: 'grid' }
const row = { role: 'row' }

function Rows() {
  const [people, setPeople] = useState(['Ana', 'Ben'])
  const [shown, setShown] = useState<string | null>(null)
  return (
    <div>
      <Button>View</Button>
      <div {...grid}>
        {people.map((person) => (
          <div key={person} {...row}>
            <button type="button" tabIndex={0} onClick={() => setShown(person)}>
              {person}
            </button>
          </div>
        ))}
      </div>
      <SidePanel isOpen={shown !== null} onOpenChange={() => setShown(null)} title="Person">
        <Button onPress={() => setPeople(people.filter((person) => person !== shown))}>Block</Button>
      </SidePanel>
    </div>
  )
}

const besideRows = (isOpen: boolean) => (
  <>
    <button type="button">Ana</button>
    <button type="button">Ben</button>
    <SidePanel isOpen={isOpen} onOpenChange={vi.fn()} title="Person">
      Text
    </SidePanel>
  </>
)

const opener = () => screen.getByRole('button', { name: 'Net sales' })
const panel = () => screen.getByRole('dialog', { name: 'Net sales amount' })
const edge = () => screen.getByRole('separator', { name: 'Resize side panel' })
const close = () => screen.getByRole('button', { name: 'Close Side Panel' })
const isGone = () => expect(screen.queryByRole('dialog')).not.toBeInTheDocument()

const open = async (props: Parameters<typeof Dictionary>[0] = {}) => {
  render(<Dictionary {...props} />)
  await userEvent.click(opener())
}

/** Gives elements the size of a full-width panel. */
const onPhone = () => {
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(window.innerWidth)
  const rects = [new DOMRect()]
  const item = (index: number) => rects[index] ?? null
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue(Object.assign(rects, { item }))
}

/** An observer without size changes, because nothing resizes here. */
class SteadySize {
  observe() {}
  disconnect() {}
}

const resizeTo = (width: number) =>
  act(() => {
    vi.stubGlobal('innerWidth', width)
    window.dispatchEvent(new Event('resize'))
  })

beforeEach(() => void vi.stubGlobal('innerWidth', 1280))
afterEach(() => void vi.unstubAllGlobals())

describe('SidePanel', () => {
  it('UIX-02a takes the focus and is not modal: the page stays usable', async () => {
    await open()
    expect(panel()).toHaveFocus()
    expect(panel()).not.toHaveAttribute('aria-modal')
    await userEvent.click(screen.getByRole('button', { name: 'Next row' }))
    expect(screen.getByRole('button', { name: 'Next row' })).toHaveFocus()
    expect(panel()).toBeInTheDocument()
  })

  it('UIX-02a key Escape: closes it from inside and returns the focus', async () => {
    await open()
    await userEvent.keyboard('{Escape}')
    isGone()
    await waitFor(() => expect(opener()).toHaveFocus())
  })

  it('UIX-02a UIX-03 moves the focus to a remaining row near its removed one', async () => {
    render(<Rows />)
    await userEvent.click(screen.getByRole('button', { name: 'Ana' }))
    await userEvent.click(screen.getByRole('button', { name: 'Block' }))
    expect(screen.queryByRole('button', { name: 'Ana' })).not.toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Ben' })).toHaveFocus())
  })

  it('UIX-02a ignores Escape if the focus is outside', async () => {
    await open()
    screen.getByRole('button', { name: 'Next row' }).focus()
    await userEvent.keyboard('{Escape}')
    expect(panel()).toBeInTheDocument()
  })

  it('UIX-02a keeps the focus in the table if the panel does not have it when it closes', async () => {
    const { rerender } = render(besideRows(false))
    screen.getByRole('button', { name: 'Ana' }).focus()
    rerender(besideRows(true))
    expect(screen.getByRole('dialog')).toHaveFocus()
    screen.getByRole('button', { name: 'Ben' }).focus()
    await act(async () => rerender(besideRows(false)))
    isGone()
    expect(screen.getByRole('button', { name: 'Ben' })).toHaveFocus()
  })

  it('key Tab: moves through edge, close button and content, and out of it', async () => {
    await open()
    const stops = [edge(), close(), screen.getByRole('link'), screen.getByRole('button', { name: 'Next row' })]
    for (const stop of stops) {
      await userEvent.tab()
      expect(stop).toHaveFocus()
    }
  })

  it('UIX-02a Tab reaches overflowing text, so that keys can scroll it', async () => {
    vi.stubGlobal('ResizeObserver', SteadySize)
    vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(900)
    render(
      <SidePanel isOpen title="Net sales amount">
        What was sold, less what came back.
      </SidePanel>,
    )
    close().focus()
    await userEvent.tab()
    expect(document.activeElement).toHaveTextContent(/^What was sold/)
    vi.restoreAllMocks()
  })

  it('key Tab: stays in the panel if it is full-screen', async () => {
    onPhone()
    await open({ actions: <Button isDisabled>Save</Button> })
    await userEvent.tab({ shift: true })
    expect(screen.getByRole('link')).toHaveFocus()
    await userEvent.tab()
    expect(edge()).toHaveFocus()
    vi.restoreAllMocks()
  })

  it.each([
    ['en-US', 'ArrowLeft', '416'],
    ['en-US', 'ArrowRight', '384'],
    ['ar-XB', 'ArrowLeft', '384'],
    ['ar-XB', 'ArrowRight', '416'],
  ])('in %s, %s moves the edge in that direction', async (locale, key, width) => {
    await open({ locale })
    edge().focus()
    await userEvent.keyboard(`{${key}}`)
    expect(edge()).toHaveAttribute('aria-valuenow', width)
  })

  it('key ArrowLeft, ArrowRight: on the edge move it by 16 px, within its bounds', async () => {
    const onWidthChange = vi.fn()
    await open({ minWidth: 390, maxWidth: 410, onWidthChange })
    edge().focus()
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}{ArrowRight}')
    expect(onWidthChange.mock.calls).toEqual([[410], [394], [390]])
  })

  it('key Home: on the edge sets the minimum width', async () => {
    await open()
    edge().focus()
    await userEvent.keyboard('{Home}')
    expect(edge()).toHaveAttribute('aria-valuenow', '320')
  })

  it('key End: on the edge sets the maximum width', async () => {
    await open()
    edge().focus()
    await userEvent.keyboard('{End}')
    expect(edge()).toHaveAttribute('aria-valuenow', '720')
  })

  it('keeps 320 px for the page, also after the window narrows, and restores its width in a wide one', async () => {
    await open()
    edge().focus()
    await userEvent.keyboard('{End}')
    resizeTo(900)
    expect(edge()).toHaveAttribute('aria-valuenow', '580')
    expect(edge()).toHaveAttribute('aria-valuemax', '580')
    expect(document.documentElement.style.getPropertyValue('--tessera-side-panel')).toBe('580px')
    resizeTo(768)
    expect(edge()).toHaveAttribute('aria-valuenow', '448')
    resizeTo(1280)
    expect(edge()).toHaveAttribute('aria-valuenow', '720')
  })

  it('key Enter: on the edge restores its initial width', async () => {
    await open()
    edge().focus()
    await userEvent.keyboard('{End}{Enter}')
    expect(edge()).toHaveAttribute('aria-valuetext', '400 px')
    expect(edge()).toHaveAttribute('aria-controls', panel().id)
  })

  it('mouse: drags the edge and closes with its button', async () => {
    await open()
    fireEvent.pointerDown(edge(), { clientX: 600, button: 0 })
    fireEvent.pointerMove(edge(), { clientX: 500 })
    fireEvent.pointerUp(edge())
    fireEvent.pointerMove(edge(), { clientX: 100 })
    expect(edge()).toHaveAttribute('aria-valuenow', '500')
    await userEvent.click(close())
    isGone()
    await waitFor(() => expect(opener()).toHaveFocus())
  })

  it('touch: drags the edge and closes with its button', async () => {
    await open()
    fireEvent.pointerDown(edge(), { clientX: 600, button: 0, pointerType: 'touch' })
    fireEvent.pointerMove(edge(), { clientX: 640, pointerType: 'touch' })
    fireEvent.pointerUp(edge(), { pointerType: 'touch' })
    expect(edge()).toHaveAttribute('aria-valuenow', '360')
    await userEvent.pointer({ keys: '[TouchA]', target: close() })
    isGone()
  })

  it('sets its width on the page, and removes it after closing', async () => {
    await open()
    expect(document.documentElement.style.getPropertyValue('--tessera-side-panel')).toBe('400px')
    await userEvent.keyboard('{Escape}')
    expect(document.documentElement).not.toHaveAttribute('data-side-panel')
  })

  it('opens and closes with its trigger, which announces the state and gets the focus back', async () => {
    const onOpenChange = vi.fn<(isOpen: boolean) => void>()
    const onPress = vi.fn<() => void>()
    render(
      <SidePanel
        id="sales"
        data-part="dictionary"
        trigger={<Button onPress={onPress}>Net sales</Button>}
        onOpenChange={onOpenChange}
        title="Net sales amount"
      >
        Definition
      </SidePanel>,
    )
    expect(opener()).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(opener())
    expect(opener()).toHaveAttribute('aria-expanded', 'true')
    expect(panel()).toHaveFocus()
    expect(panel()).toHaveAttribute('id', 'sales')
    expect(panel()).toHaveAttribute('data-part', 'dictionary')
    await userEvent.keyboard('{Escape}')
    isGone()
    await waitFor(() => expect(opener()).toHaveFocus())
    await userEvent.click(opener())
    await userEvent.click(opener())
    isGone()
    expect(onOpenChange.mock.calls).toEqual([[true], [false], [true], [false]])
    expect(onPress).toHaveBeenCalledTimes(3)
  })

  it('can be initially open', async () => {
    render(
      <SidePanel defaultOpen title="Net sales amount">
        Definition
      </SidePanel>,
    )
    expect(panel()).toBeVisible()
    await userEvent.click(close())
    isGone()
  })

  it('shows French text', async () => {
    await open({ locale: 'fr-CA' })
    expect(screen.getByRole('button', { name: 'Fermer le panneau latéral' })).toBeVisible()
    expect(screen.getByRole('separator', { name: 'Redimensionner le panneau latéral' })).toBeInTheDocument()
  })
})
