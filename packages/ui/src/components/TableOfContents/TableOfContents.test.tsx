import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { UIProvider } from '../UIProvider/UIProvider.tsx'
import { TableOfContents } from './TableOfContents.tsx'

const items = [
  { id: 'a', level: 2, text: 'Stores' },
  { id: 'b', level: 3, text: 'Regions' },
  { id: 'c', level: 2, text: 'Prices' },
]

let notifyObserver: (entries: { target: Element; isIntersecting: boolean }[]) => void = () => undefined
const observed: Element[] = []

beforeEach(() => {
  observed.length = 0
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(notify: typeof notifyObserver) {
        notifyObserver = notify
      }
      observe = (element: Element) => void observed.push(element)
      disconnect = vi.fn<() => void>()
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

const show = (locale = 'en-US') =>
  render(
    <UIProvider locale={locale}>
      {items.map(({ id, text }) => (
        <h2 key={id} id={id}>
          {text}
        </h2>
      ))}
      <TableOfContents items={items} />
    </UIProvider>,
  )

/** Scrolls past a number of headings. */
const pass = (...ids: string[]) =>
  act(() => notifyObserver(observed.map((target) => ({ target, isIntersecting: ids.includes(target.id) }))))
const current = () => screen.queryByRole('link', { current: 'location' })?.textContent

describe('TableOfContents', () => {
  it.each([
    ['en-US', 'On this page'],
    ['es-MX', 'En esta página'],
    ['fr-CA', 'Sur cette page'],
  ])('has a name in %s and links to the headings, with deeper ones nested', (locale, name) => {
    show(locale)
    const links = within(screen.getByRole('navigation', { name })).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['#a', '#b', '#c'])
    const [all, below] = screen.getAllByRole('list')
    expect(all?.children).toHaveLength(2)
    expect(below).toHaveTextContent('Regions')
  })

  it('marks the last heading that was passed', () => {
    show()
    expect(observed.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
    expect(current()).toBeUndefined()
    pass('a', 'b')
    expect(current()).toBe('Regions')
    pass('a')
    expect(current()).toBe('Stores')
  })

  it('marks the last heading at the end of the page, or the chosen one if it cannot scroll higher', async () => {
    show()
    const page = document.documentElement
    vi.spyOn(page, 'scrollHeight', 'get').mockReturnValue(2000)
    vi.spyOn(page, 'clientHeight', 'get').mockReturnValue(500)
    vi.spyOn(page, 'scrollTop', 'get').mockReturnValue(1500)
    pass('a')
    await act(async () => {
      window.dispatchEvent(new Event('scroll'))
      await new Promise((resolve) => requestAnimationFrame(resolve))
    })
    expect(current()).toBe('Prices')
    await userEvent.click(screen.getByRole('link', { name: 'Regions' }))
    expect(current()).toBe('Regions')
  })

  it('key Tab: moves from one link to the next', async () => {
    show()
    await userEvent.tab()
    expect(screen.getByRole('link', { name: 'Stores' })).toHaveFocus()
    await userEvent.tab()
    expect(screen.getByRole('link', { name: 'Regions' })).toHaveFocus()
  })

  it('key Enter: moves to the heading', async () => {
    show()
    const follow = vi.fn<() => void>()
    const link = screen.getByRole('link', { name: 'Prices' })
    link.addEventListener('click', follow)
    link.focus()
    await userEvent.keyboard('{Enter}')
    expect(follow).toHaveBeenCalledOnce()
  })

  it.each(['mouse: follows the link to the heading', 'touch: follows the link to the heading'])(
    '%s',
    async (device) => {
      show()
      const follow = vi.fn<() => void>()
      const link = screen.getByRole('link', { name: 'Prices' })
      link.addEventListener('click', follow)
      await userEvent.pointer({ keys: device.startsWith('touch') ? '[TouchA]' : '[MouseLeft]', target: link })
      expect(follow).toHaveBeenCalledOnce()
    },
  )
})
