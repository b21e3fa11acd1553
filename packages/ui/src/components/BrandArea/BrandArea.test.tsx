import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createBrand } from '../../theme/brand.ts'
import { BrandArea } from './BrandArea.tsx'

const brand = createBrand({ name: 'harvest', color: '#1b7f3b' })
const stylesheets = () =>
  [...document.head.querySelectorAll('style')].filter(({ textContent }) => textContent === brand.css)

it('gives its content the colors of its brand, with one stylesheet for all of its areas', () => {
  render(
    <>
      <BrandArea brand={brand}>Orders</BrandArea>
      <BrandArea brand={brand}>Deliveries</BrandArea>
      <p>Page</p>
    </>,
  )
  expect(screen.getByText('Orders').parentElement).toHaveAttribute('data-brand', 'harvest')
  expect(screen.getByText('Deliveries').parentElement).toHaveAttribute('data-brand', 'harvest')
  expect(screen.getByText('Page').closest('[data-brand]')).toBeNull()
  expect(stylesheets()).toHaveLength(1)
})
