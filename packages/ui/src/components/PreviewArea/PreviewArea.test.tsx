import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Banner } from '../Banner/Banner.tsx'
import { Link } from '../Link/Link.tsx'
import { UIProvider } from '../UIProvider/UIProvider.tsx'
import { PreviewArea } from './PreviewArea.tsx'

it('shows a part in another language and theme, and leaves the page unchanged', () => {
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
  expect(screen.getByRole('button', { name: 'Fermer' })).toBeVisible()
  expect(document.documentElement).toHaveAttribute('data-theme', 'light')
  expect(document.documentElement).toHaveAttribute('lang', 'en-US')
})

it('follows the direction of its language', () => {
  render(
    <PreviewArea theme="light" locale="ar-EG">
      Content
    </PreviewArea>,
  )
  expect(screen.getByText('Content').parentElement).toHaveAttribute('dir', 'rtl')
})

it('BAN-05a links in a preview are inactive, so that unsaved input beside it is not lost', async () => {
  const navigate = vi.fn<(href: string) => void>()
  render(
    <UIProvider locale="en-US" navigate={navigate}>
      <PreviewArea theme="light" locale="en-US">
        <Link href="/releaseNotes">Read more</Link>
      </PreviewArea>
      <Link href="/support">Support</Link>
    </UIProvider>,
  )
  await userEvent.click(screen.getByRole('link', { name: 'Read more' }))
  expect(navigate).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('link', { name: 'Support' }))
  expect(navigate).toHaveBeenCalledTimes(1)
})
