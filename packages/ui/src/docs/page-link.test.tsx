import { fireEvent, render, screen } from '@testing-library/react'
import { SELECT_STORY } from 'storybook/internal/core-events'
import { addons, mockChannel } from 'storybook/preview-api'
import { afterEach, expect, it, vi } from 'vitest'
import { FrameStyleProps } from './FramedStory.tsx'
import { usePageLink } from './page-link.ts'

const PageLink = () => <a {...usePageLink('actions-button--docs')}>Button</a>

function show() {
  const channel = mockChannel()
  const onSelect = vi.fn<(requested: { storyId: string }) => void>()
  channel.on(SELECT_STORY, onSelect)
  addons.setChannel(channel)
  render(
    <FrameStyleProps value={{ theme: 'dark', locale: 'fr-CA' }}>
      <PageLink />
    </FrameStyleProps>,
  )
  // An unhandled click would load a page, which jsdom cannot do.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true })
  return { link: screen.getByRole('link', { name: 'Button' }), onSelect }
}

afterEach(() => vi.unstubAllGlobals())

it('a page link inside Storybook selects its page there, unless a modifier key opens another tab', () => {
  vi.stubGlobal('parent', {})
  const { link, onSelect } = show()
  expect(link).toHaveAttribute('href', './?path=/docs/actions-button--docs&globals=theme:dark;locale:fr-CA')
  expect(link).toHaveAttribute('target', '_top')
  fireEvent.click(link, { ctrlKey: true })
  expect(onSelect).not.toHaveBeenCalled()
  fireEvent.click(link)
  expect(onSelect).toHaveBeenCalledExactlyOnceWith({ storyId: 'actions-button--docs' })
})

it('a page link outside Storybook’s window is a normal link', () => {
  const { link, onSelect } = show()
  fireEvent.click(link)
  expect(onSelect).not.toHaveBeenCalled()
})
