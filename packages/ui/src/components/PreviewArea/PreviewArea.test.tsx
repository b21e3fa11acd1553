import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Banner } from '../Banner/Banner.tsx'
import { UIProvider } from '../UIProvider/UIProvider.tsx'
import { PreviewArea } from './PreviewArea.tsx'

it('shows a part in another language and theme, and leaves the page its own', () => {
  render(
    <UIProvider locale="en-US" theme="light">
      <PreviewArea theme="dark" locale="fr-CA">
        <Banner tone="info" onDismiss={() => undefined}>
          Les rapports sont en retard.
        </Banner>
      </PreviewArea>
    </UIProvider>,
  )
  const area = screen.getByText('Les rapports sont en retard.').closest('[data-theme]')
  expect(area).toHaveAttribute('data-theme', 'dark')
  expect(area).toHaveAttribute('lang', 'fr-CA')
  expect(screen.getByRole('button', { name: 'Masquer' })).toBeVisible()
  expect(document.documentElement).toHaveAttribute('data-theme', 'light')
  expect(document.documentElement).toHaveAttribute('lang', 'en-US')
})

it('follows the direction of its language', () => {
  render(
    <PreviewArea theme="light" locale="ar-EG">
      Content
    </PreviewArea>,
  )
  expect(screen.getByText('Content')).toHaveAttribute('dir', 'rtl')
})
