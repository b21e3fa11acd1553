import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { DescriptionList } from './DescriptionList.tsx'

describe('DescriptionList', () => {
  it('pairs each fact with its term', () => {
    render(
      <DescriptionList
        items={[
          { id: 'name', term: 'Business name', description: 'Net sales' },
          { id: 'type', term: 'Type', description: 'Decimal' },
        ]}
      />,
    )
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Business name', 'Type'])
    expect(screen.getAllByRole('definition').map((term) => term.textContent)).toEqual(['Net sales', 'Decimal'])
  })

  it.each([undefined, null, '', false])('shows a dash for an empty value (%s)', (description) => {
    render(<DescriptionList items={[{ id: 'phone', term: 'Phone', description }]} />)
    expect(screen.getByRole('definition')).toHaveTextContent('–')
  })

  it('wraps an address after its parts, not within a word', () => {
    render(<DescriptionList items={[{ id: 'email', term: 'Email', description: 'ana@brightfoods.example' }]} />)
    expect(screen.getByRole('definition').innerHTML).toBe('ana@<wbr>brightfoods.<wbr>example')
  })

  it('shows a zero', () => {
    render(<DescriptionList items={[{ id: 'users', term: 'Users', description: 0 }]} />)
    expect(screen.getByRole('definition')).toHaveTextContent('0')
  })
})
