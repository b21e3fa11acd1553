import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { UIProvider } from '../UIProvider/UIProvider.tsx'
import { TagList, type TagListProps } from './TagList.tsx'

type Person = 'ana' | 'ben' | 'eva'

const people: TagListProps<Person>['items'] = [
  { id: 'ana', label: 'Ana' },
  { id: 'ben', label: 'Ben' },
  { id: 'eva', label: 'Eva' },
]

function show(props: Partial<TagListProps<Person>> = {}, locale = 'en-US') {
  const onRemove = vi.fn<(id: Person) => void>()
  function Kept() {
    const [items, setItems] = useState(props.items ?? people)
    const remove = (gone: Person) => {
      onRemove(gone)
      setItems(items.filter(({ id }) => id !== gone))
    }
    return <TagList label="Recipients" onRemove={remove} {...props} items={items} />
  }
  render(
    <UIProvider locale={locale}>
      <Kept />
      <button type="button">Next</button>
    </UIProvider>,
  )
  return onRemove
}

const tag = (name: string) => screen.getByRole('row', { name })
const remover = (name: string) => within(tag(name)).getByRole('button')

describe('TagList', () => {
  it('is a named grid with help, and each tag has a button with the tag’s name', () => {
    show({ description: 'Every Monday' })
    expect(screen.getByRole('grid', { name: 'Recipients' })).toHaveAccessibleDescription('Every Monday')
    expect(remover('Ben')).toHaveAccessibleName('Remove Ben')
  })

  it('key Tab: moves to the tags, to the button of the focused tag, and out', async () => {
    show()
    await userEvent.tab()
    expect(tag('Ana')).toHaveFocus()
    await userEvent.tab()
    expect(remover('Ana')).toHaveFocus()
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus()
  })

  it('key ArrowRight, ArrowDown: move to the next tag, from the last to the first', async () => {
    show()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    expect(tag('Ben')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    expect(tag('Eva')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    expect(tag('Ana')).toHaveFocus()
  })

  it('key ArrowLeft, ArrowUp: move to the previous tag', async () => {
    show()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    expect(tag('Eva')).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    expect(tag('Ben')).toHaveFocus()
  })

  it('arrow keys are mirrored in right-to-left text', async () => {
    show({}, 'ar-XB')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    expect(tag('Ben')).toHaveFocus()
  })

  it('key Home: moves to the first tag', async () => {
    show()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}{Home}')
    expect(tag('Ana')).toHaveFocus()
  })

  it('key End: moves to the last tag', async () => {
    show()
    await userEvent.tab()
    await userEvent.keyboard('{End}')
    expect(tag('Eva')).toHaveFocus()
  })

  it.each(['{Delete}', '{Backspace}'])(
    'key Delete, Backspace: remove the tag and keep the focus in the list, also after the last one (%s)',
    async (key) => {
      const onRemove = show({ items: people.slice(0, 2) })
      await userEvent.tab()
      await userEvent.keyboard(key)
      expect(onRemove).toHaveBeenLastCalledWith('ana')
      await waitFor(() => expect(tag('Ben')).toHaveFocus())
      await userEvent.keyboard(key)
      expect(onRemove).toHaveBeenLastCalledWith('ben')
      await waitFor(() => expect(screen.getByRole('group', { name: 'Recipients' })).toHaveFocus())
    },
  )

  it('key Enter, Space: on the button of a tag remove it', async () => {
    const onRemove = show()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(onRemove).toHaveBeenLastCalledWith('ana')
    await waitFor(() => expect(tag('Ben')).toHaveFocus())
    await userEvent.tab()
    await userEvent.keyboard(' ')
    expect(onRemove).toHaveBeenLastCalledWith('ben')
  })

  it('mouse: a press on the button of a tag removes it', async () => {
    const onRemove = show()
    await userEvent.click(remover('Ben'))
    expect(onRemove).toHaveBeenCalledExactlyOnceWith('ben')
    expect(screen.queryByText('Ben')).not.toBeInTheDocument()
  })

  it('touch: a press on the button of a tag removes it', async () => {
    const onRemove = show()
    await userEvent.pointer({ keys: '[TouchA]', target: remover('Eva') })
    expect(onRemove).toHaveBeenCalledExactlyOnceWith('eva')
  })

  it('a disabled tag has no button, and keys do not remove it', async () => {
    const onRemove = show({ items: [{ id: 'ana', label: 'Ana', isDisabled: true }, ...people.slice(1)] })
    expect(within(tag('Ana')).queryByRole('button')).not.toBeInTheDocument()
    await userEvent.tab()
    expect(tag('Ben')).toHaveFocus()
    await userEvent.keyboard('{Delete}')
    expect(onRemove).toHaveBeenCalledExactlyOnceWith('ben')
  })

  it('tags are read-only without a handler for removal', async () => {
    const onRemove = show({ onRemove: undefined })
    expect(within(screen.getByRole('grid')).queryByRole('button')).not.toBeInTheDocument()
    await userEvent.tab()
    await userEvent.keyboard('{Delete}')
    expect(tag('Ana')).toBeInTheDocument()
    expect(onRemove).not.toHaveBeenCalled()
  })

  it('has the page’s description, and reports focus and blur', async () => {
    const [onFocus, onBlur] = [vi.fn<() => void>(), vi.fn<() => void>()]
    render(<p id="note">Ask Kim first</p>)
    show({ 'aria-describedby': 'note', onFocus, onBlur, onRemove: undefined })
    expect(screen.getByRole('grid')).toHaveAccessibleDescription('Ask Kim first')
    await userEvent.tab()
    expect(onFocus).toHaveBeenCalled()
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus()
    expect(onBlur).toHaveBeenCalled()
  })

  it('its ref focuses the first tag; id and data are on the group', () => {
    const ref = createRef<HTMLDivElement>()
    show({ ref, id: 'recipients', 'data-part': 'mail' })
    ref.current?.focus()
    expect(tag('Ana')).toHaveFocus()
    expect(ref.current).toHaveAttribute('id', 'recipients')
    expect(ref.current).toHaveAttribute('data-part', 'mail')
  })

  it.each([
    ['en-US', 'None', 'Remove Ana'],
    ['es-MX', 'Ninguno', 'Quitar Ana'],
    ['fr-CA', 'Aucun', 'Supprimer Ana'],
  ])('shows text in %s', async (locale, none, remove) => {
    show({ items: people.slice(0, 1) }, locale)
    expect(remover('Ana')).toHaveAccessibleName(remove)
    await userEvent.click(remover('Ana'))
    expect(screen.getByRole('group', { name: 'Recipients' })).toHaveTextContent(none)
  })

  it('shows the page’s text if no tag remains', () => {
    show({ items: [], empty: 'Nobody yet' })
    expect(screen.getByText('Nobody yet')).toBeVisible()
  })
})
