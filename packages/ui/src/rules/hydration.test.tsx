import { act } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { UIProvider } from '../components/UIProvider/UIProvider.tsx'
import { createBrand } from '../theme/brand.ts'
import { fixtures } from './component-fixtures.ts'

const brand = createBrand({ name: 'campo', color: '#e4002b' })

it.each(Object.entries(fixtures))('%s hydrates server HTML with its styles', async (_name, fixture) => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const page = (
    <UIProvider locale="en-US" nonce="n0nce" brand={brand}>
      {fixture.use(() => undefined)}
    </UIProvider>
  )
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(page)
  // React on the server would put `meta` elements into the head.
  document.head.append(...container.querySelectorAll('meta'))
  let root: Root | undefined
  await act(async () => {
    root = hydrateRoot(container, page)
  })
  expect(errors.mock.calls).toEqual([])
  expect(container.querySelector('style')).toBeNull()
  expect([...document.head.querySelectorAll('style')].map(({ textContent }) => textContent)).toContain(brand.css)
  await act(async () => root?.unmount())
  container.remove()
  errors.mockRestore()
})
