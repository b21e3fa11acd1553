import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Grid } from '../components/Grid/Grid.tsx'
import { Inline } from '../components/Inline/Inline.tsx'
import { Stack } from '../components/Stack/Stack.tsx'

const children = [<p key="a">Ana</p>, null, <li key="b">Ben</li>]
const items = () => screen.getAllByRole('listitem').map((item) => item.textContent)

describe('a layout that renders a list', () => {
  it.each(Object.entries({ Stack, Inline, Grid }))('%s wraps each child in one list item', (_name, Layout) => {
    const { rerender } = render(<Layout as="ul">{children}</Layout>)
    expect(items()).toEqual(['Ana', 'Ben'])
    rerender(<Layout>{children.slice(0, 1)}</Layout>)
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument()
    expect(screen.getByText('Ana')).toBeVisible()
  })

  it('Stack wraps each child of an ordered list', () => {
    render(<Stack as="ol">{children}</Stack>)
    expect(items()).toEqual(['Ana', 'Ben'])
  })
})
