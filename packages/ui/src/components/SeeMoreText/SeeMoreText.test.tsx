import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { UIProvider } from '../UIProvider/UIProvider.tsx'
import { SeeMoreText, type SeeMoreTextProps } from './SeeMoreText.tsx'

const text = (length: number, character = 'x') => character.repeat(length)
const more = () => screen.getByRole('button', { name: 'See more' })

const products = 'Channel Insights, Customer Perception, Shopper Behavior, Report Builder'

describe('SeeMoreText', () => {
  it.each([17, 20, 35, 40, 50] satisfies SeeMoreTextProps['limit'][])(
    'TBL-06 shows a text of %i characters in full and cuts a longer one there',
    (limit) => {
      const { container, rerender } = render(<SeeMoreText limit={limit}>{text(limit)}</SeeMoreText>)
      expect(container).toHaveTextContent(new RegExp(`^x{${limit}}$`))
      expect(screen.queryByRole('button')).not.toBeInTheDocument()
      rerender(<SeeMoreText limit={limit}>{text(limit + 1)}</SeeMoreText>)
      expect(container).toHaveTextContent(new RegExp(`^x{${limit}}… See more$`))
    },
  )

  it('TBL-06 shows 50 characters by default', () => {
    const { container } = render(<SeeMoreText>{text(60)}</SeeMoreText>)
    expect(container).toHaveTextContent(/^x{50}… See more$/)
  })

  it.each([
    ['joined emoji', '👩‍👩‍👧‍👦'],
    ['flags', '🇨🇦'],
    ['combining accents', 'e\u0301'],
  ])('TBL-06 counts a visible character as one: %s', (_what, character) => {
    const { container } = render(<SeeMoreText limit={17}>{text(18, character)}</SeeMoreText>)
    expect(container).toHaveTextContent(`${text(17, character)}… See more`)
    expect(container.textContent).not.toContain('\uFFFD')
  })

  it('TBL-06 a text of 17 emoji is not cut', () => {
    render(<SeeMoreText limit={17}>{text(17, '👩‍👩‍👧‍👦')}</SeeMoreText>)
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it('TBL-06 leaves no space before the ellipsis', () => {
    const { container } = render(<SeeMoreText limit={17}>{'Channel Insights and more'}</SeeMoreText>)
    expect(container).toHaveTextContent(/^Channel Insights… See more$/)
  })

  it.each([
    ['Channel Insights, Customer Perception', 'Channel Insights…'],
    ['Report Builder – weekly reports', 'Report Builder…'],
    ['Charge de travail : équipe', 'Charge de travail…'],
    ['Done. Then goes on without an end', 'Done. Then goes o…'],
  ])('TBL-06 leaves no comma, colon or dash before the ellipsis: %s', (whole, cut) => {
    const { container } = render(<SeeMoreText limit={17}>{whole}</SeeMoreText>)
    expect(container).toHaveTextContent(`${cut} See more`)
  })

  it('TBL-06 mouse: shows the full text, and hides the rest again', async () => {
    const { container } = render(<SeeMoreText>{products}</SeeMoreText>)
    expect(more()).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(more())
    expect(container).toHaveTextContent(`${products} See less`)
    const less = screen.getByRole('button', { name: 'See less', expanded: true })
    expect(less).toHaveFocus()
    await userEvent.click(less)
    expect(container).not.toHaveTextContent('Report Builder')
  })

  it('TBL-06 touch: a tap shows the full text', async () => {
    render(<SeeMoreText>{products}</SeeMoreText>)
    await userEvent.pointer({ keys: '[TouchA]', target: more() })
    expect(screen.getByText(products)).toBeVisible()
  })

  it('TBL-06 key Enter, Space: show more or less', async () => {
    render(<SeeMoreText>{products}</SeeMoreText>)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(screen.getByText(products)).toBeVisible()
    await userEvent.keyboard(' ')
    expect(screen.queryByText(products)).not.toBeInTheDocument()
  })

  it('key Tab: moves to the button', async () => {
    render(<SeeMoreText>{products}</SeeMoreText>)
    await userEvent.tab()
    expect(more()).toHaveFocus()
    expect(more()).toHaveAccessibleDescription(/^Channel Insights.*…$/)
  })

  it('can be controlled from outside', async () => {
    const onExpandedChange = vi.fn()
    render(
      <SeeMoreText isExpanded={false} onExpandedChange={onExpandedChange}>
        {products}
      </SeeMoreText>,
    )
    await userEvent.click(more())
    expect(onExpandedChange).toHaveBeenCalledExactlyOnceWith(true)
    expect(more()).toBeVisible()
  })

  it('shows French text', () => {
    render(
      <UIProvider locale="fr-CA">
        <SeeMoreText>{products}</SeeMoreText>
      </UIProvider>,
    )
    expect(screen.getByRole('button', { name: 'Voir plus' })).toBeVisible()
  })
})
