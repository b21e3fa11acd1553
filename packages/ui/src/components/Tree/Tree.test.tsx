import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { UIProvider } from '../UIProvider/UIProvider.tsx'
import { branchesOf, manyItems } from './pages.fixture.tsx'
import { Tree, type TreeItem, type TreeProps } from './Tree.tsx'

const items: readonly TreeItem[] = [
  {
    id: 'sales',
    label: 'Sales',
    children: [
      { id: 'orders', label: 'Orders', href: '/orders' },
      { id: 'returns', label: 'Returns', children: [{ id: 'reasons', label: 'Reasons', href: '/reasons' }] },
    ],
  },
  { id: 'stores', label: 'Stores', href: '/stores', children: [{ id: 'regions', label: 'Régions', lang: 'fr' }] },
  { id: 'shops', label: 'Shops', children: [{ id: 'kiosks', label: 'Kiosks' }] },
]

function show(props: Partial<TreeProps> = {}, locale = 'en-US') {
  const navigate = vi.fn<(href: string) => void>()
  const onExpandedChange = vi.fn<(expandedKeys: readonly string[]) => void>()
  const treeWith = (more: Partial<TreeProps>) => (
    <UIProvider locale={locale} navigate={(href) => navigate(href)}>
      <Tree items={items} onExpandedChange={onExpandedChange} {...props} {...more} aria-label="Tables" />
    </UIProvider>
  )
  const { rerender } = render(treeWith({}))
  return { navigate, onExpandedChange, update: (more: Partial<TreeProps>) => rerender(treeWith(more)) }
}

const item = (name: string) => screen.getByRole('treeitem', { name })
const names = () => screen.getAllByRole('treeitem').map(({ textContent }) => textContent)

/** Presses keys one after the other, and returns the focused item after each. */
async function stops(...keys: string[]) {
  const found: (string | null | undefined)[] = []
  for (const key of keys) {
    await userEvent.keyboard(key)
    found.push(document.activeElement?.textContent)
  }
  return found
}

describe('the keys of a Tree', () => {
  it('key Tab: moves to the current item, or the first, and out of the tree', async () => {
    const { update } = show()
    await userEvent.tab()
    expect(item('Sales')).toHaveFocus()
    await userEvent.tab()
    expect(document.body).toHaveFocus()
    update({ currentId: 'orders' })
    expect(item('Orders')).toHaveAttribute('tabindex', '-1')
  })

  it('key ArrowDown, ArrowUp: move to the next and the previous row', async () => {
    show({ defaultExpandedKeys: ['sales'] })
    await userEvent.tab()
    expect(await stops('{ArrowDown}', '{ArrowDown}', '{ArrowDown}', '{ArrowUp}')).toEqual([
      'Orders',
      'Returns',
      'Stores',
      'Returns',
    ])
  })

  it('key Home, End: move to the first row and the last', async () => {
    show()
    await userEvent.tab()
    expect(await stops('{End}', '{Home}')).toEqual(['Shops', 'Sales'])
  })

  it('key ArrowRight: expands an item, then moves to the first one below it', async () => {
    const { onExpandedChange } = show()
    await userEvent.tab()
    expect(await stops('{ArrowRight}', '{ArrowRight}', '{ArrowRight}')).toEqual(['Sales', 'Orders', 'Orders'])
    expect(onExpandedChange).toHaveBeenCalledExactlyOnceWith(['sales'])
    expect(item('Sales')).toHaveAttribute('aria-expanded', 'true')
  })

  it('key ArrowLeft: collapses an item, or moves to the one above it', async () => {
    show({ defaultExpandedKeys: ['sales', 'returns'] })
    item('Reasons').focus()
    expect(await stops('{ArrowLeft}', '{ArrowLeft}', '{ArrowLeft}', '{ArrowLeft}')).toEqual([
      'Returns',
      'Returns',
      'Sales',
      'Sales',
    ])
    expect(names()).toEqual(['Sales', 'Stores', 'Shops'])
  })

  it('are mirrored in right-to-left text', async () => {
    show({}, 'ar-EG')
    await userEvent.tab()
    expect(await stops('{ArrowLeft}', '{ArrowLeft}', '{ArrowRight}')).toEqual(['Sales', 'Orders', 'Sales'])
  })

  it('key Enter, Space: follow a link, or expand and collapse an item without one', async () => {
    const { navigate } = show()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(names()).toContain('Orders')
    await userEvent.keyboard(' ')
    expect(names()).not.toContain('Orders')
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}')
    expect(navigate).toHaveBeenLastCalledWith('/orders')
    await userEvent.keyboard('{End}{ArrowUp} ')
    expect(navigate).toHaveBeenLastCalledWith('/stores')
    expect(item('Régions')).toBeVisible()
  })

  it('key *: expands all its siblings', async () => {
    const { onExpandedChange } = show()
    await userEvent.tab()
    await userEvent.keyboard('*')
    expect(onExpandedChange).toHaveBeenCalledExactlyOnceWith(['sales', 'stores', 'shops'])
  })

  it('key a letter: moves to the next item that starts with it, or with all typed letters', async () => {
    show({ defaultExpandedKeys: ['sales', 'stores'] })
    await userEvent.tab()
    expect(await stops('s', 's', 's')).toEqual(['Stores', 'Shops', 'Sales'])
    // Long enough to start a new search.
    await new Promise((resolve) => setTimeout(resolve, 750))
    expect(await stops('R', 'e', 'g')).toEqual(['Returns', 'Returns', 'Régions'])
  })
})

describe('a Tree', () => {
  it('shows the current item by expanding its ancestors, and again when another item becomes current', () => {
    const { update, onExpandedChange } = show({ currentId: 'reasons' })
    expect(item('Reasons')).toHaveAttribute('aria-current', 'page')
    expect(item('Reasons')).toHaveAttribute('aria-level', '3')
    expect(item('Reasons')).toHaveAttribute('tabindex', '0')
    update({ currentId: 'kiosks' })
    expect(onExpandedChange).toHaveBeenLastCalledWith(['sales', 'returns', 'shops'])
    expect(screen.getByRole('treeitem', { current: 'page' })).toHaveTextContent('Kiosks')
  })

  it('shows the current item if the application controls expansion, even if the items load later', () => {
    const { update, onExpandedChange } = show({ items: [], currentId: 'orders', expandedKeys: [] })
    expect(onExpandedChange).not.toHaveBeenCalled()
    update({ items })
    expect(onExpandedChange).toHaveBeenCalledExactlyOnceWith(['sales'])
    update({ items, expandedKeys: ['sales'] })
    expect(item('Orders')).toBeVisible()
  })

  it('has links with addresses, and exposes the position of each item', () => {
    show({ defaultExpandedKeys: ['sales'] })
    expect(item('Orders')).toHaveAttribute('href', '/orders')
    expect(item('Orders')).not.toHaveAttribute('aria-expanded')
    expect(item('Returns')).not.toHaveAttribute('href')
    expect(item('Returns')).toHaveAttribute('aria-posinset', '2')
    expect(item('Returns')).toHaveAttribute('aria-setsize', '2')
    expect(item('Stores')).toHaveAttribute('aria-expanded', 'false')
  })

  it('mouse: follows a link, and expands and collapses with the arrow before it', async () => {
    const { navigate } = show()
    await userEvent.click(item('Stores').firstElementChild ?? document.body)
    expect(navigate).not.toHaveBeenCalled()
    expect(item('Régions')).toBeVisible()
    await userEvent.click(item('Stores').firstElementChild ?? document.body)
    expect(names()).not.toContain('Régions')
    await userEvent.click(item('Stores'))
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/stores')
  })

  it('touch: expands and collapses an item without a link', async () => {
    show()
    await userEvent.pointer({ keys: '[TouchA]', target: item('Sales') })
    expect(names()).toContain('Orders')
    await userEvent.pointer({ keys: '[TouchA]', target: item('Sales') })
    expect(names()).not.toContain('Orders')
  })

  it('keeps the focus when an ancestor of the focused item is collapsed', async () => {
    show({ defaultExpandedKeys: ['sales'] })
    item('Orders').focus()
    await userEvent.pointer({ keys: '[MouseLeft]', target: item('Sales').firstElementChild ?? document.body })
    expect(item('Sales')).toHaveFocus()
  })

  it('has only the visible rows in the page, and can reach all of them', async () => {
    const many = manyItems(5000)
    show({ items: many, defaultExpandedKeys: branchesOf(many) })
    expect(screen.getAllByRole('treeitem').length).toBeLessThan(40)
    await userEvent.tab()
    expect(await stops('{End}', '{Home}', 'med')).toEqual(['column_49_of_media_10', 'sales_data', 'media_data'])
    expect(screen.getAllByRole('treeitem').length).toBeLessThan(60)
  })
})
