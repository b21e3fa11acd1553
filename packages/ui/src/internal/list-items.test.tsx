import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Grid } from '../components/Grid/Grid.tsx'
import { Inline } from '../components/Inline/Inline.tsx'
import { Stack } from '../components/Stack/Stack.tsx'

const children = [<p key="a">Ana</p>, null, <li key="b">Ben</li>]

describe.each(Object.entries({ Stack, Inline, Grid }))('%s', (_name, Layout) => {
  it.each(['ul', 'ol'] as const)('makes every child an item of a list (%s), once', (as) => {
    render(<Layout as={as}>{children}</Layout>)
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Ana', 'Ben'])
  })

  it('leaves its children as they are elsewhere', () => {
    render(<Layout>{children.slice(0, 1)}</Layout>)
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument()
    expect(screen.getByText('Ana')).toBeVisible()
  })
})
