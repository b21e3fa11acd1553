import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { BannerStack } from '../BannerStack/BannerStack.tsx'
import { Link } from '../Link/Link.tsx'
import { Banner } from './Banner.tsx'

/** Banners above a page, each dismissed with its button. */
function Dismissible({ titles }: { titles: string[] }) {
  const [shown, setShown] = useState(titles)
  const dismiss = (title: string) => setShown(shown.filter((other) => other !== title))
  return (
    <>
      {shown.length > 0 && (
        <BannerStack>
          {shown.map((title) => (
            <Banner key={title} tone="info" title={title} onDismiss={() => dismiss(title)} />
          ))}
        </BannerStack>
      )}
      <main>
        <button type="button">Launch</button>
      </main>
    </>
  )
}

describe('Banner', () => {
  it.each([
    ['spark', 'New'],
    ['info', 'Information'],
    ['success', 'Success'],
    ['warning', 'Warning'],
    ['danger', 'Error'],
  ] as const)('BAN-01 has text for the tone %s: %s', (tone, word) => {
    render(<Banner tone={tone} title="Title" />)
    expect(screen.getByRole('img', { name: word })).toBeInTheDocument()
  })

  it('BAN-01 banners stack in a named region, with their actions', () => {
    render(
      <BannerStack>
        <Banner tone="brand" title="You’re acting for Bright Foods." />
        <Banner
          tone="warning"
          title="An audit is pending."
          actions={<Link href="/admin/userList">Review users</Link>}
        />
      </BannerStack>,
    )
    const region = screen.getByRole('region', { name: 'Announcements' })
    expect(region).toHaveTextContent('You’re acting for Bright Foods. An audit is pending.'.replace('. ', '.'))
    expect(screen.getByRole('link', { name: 'Review users' })).toHaveAttribute('href', '/admin/userList')
  })

  it('BAN-01 renders no region without a banner', () => {
    render(<BannerStack>{[]}</BannerStack>)
    expect(screen.queryByRole('region')).not.toBeInTheDocument()
  })

  it('BAN-05b closes by mouse and by keyboard', async () => {
    const onDismiss = vi.fn()
    render(<Banner tone="info" title="News" onDismiss={onDismiss} />)
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    await userEvent.keyboard('{Enter}')
    expect(onDismiss).toHaveBeenCalledTimes(2)
  })

  it('BAN-05b when dismissed, moves the focus to the remaining announcements, and after the last one to the page', async () => {
    render(<Dismissible titles={['News', 'Outage']} />)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(screen.getByRole('region', { name: 'Announcements' })).toHaveFocus()
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(screen.getByRole('main')).toHaveFocus()
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'Launch' })).toHaveFocus()
  })

  it('BAN-05b when removed, does not move the focus if it did not contain it', async () => {
    const { rerender } = render(
      <main>
        <Banner tone="info" title="News" />
      </main>,
    )
    await act(async () => rerender(<main />))
    expect(document.body).toHaveFocus()
  })

  it('expands and collapses a slim banner with its button, by mouse and by keyboard', async () => {
    render(
      <Banner tone="info" title="News" isSlim>
        What is new.
      </Banner>,
    )
    const details = screen.getByRole('button', { name: 'Details', expanded: false })
    await userEvent.click(details)
    expect(details).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{Enter}')
    expect(details).toHaveAttribute('aria-expanded', 'false')
  })

  it('BAN-05b has no button if it cannot be dismissed', () => {
    render(<Banner tone="info" title="You’re acting for Bright Foods." />)
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })
})
