import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { UIProvider } from '../UIProvider/UIProvider.tsx'
import { InlineAlert } from './InlineAlert.tsx'

const dismiss = () => screen.getByRole('button', { name: 'Dismiss' })

function Once() {
  const [isShown, setShown] = useState(true)
  return (
    <section aria-label="Messages">
      {isShown && (
        <InlineAlert tone="info" onDismiss={() => setShown(false)}>
          News
        </InlineAlert>
      )}
    </section>
  )
}

describe('InlineAlert', () => {
  it.each([
    ['danger', 'alert', 'Error'],
    ['warning', 'alert', 'Warning'],
    ['success', 'status', 'Success'],
    ['info', 'status', 'Information'],
  ] as const)('UIX-02a for the tone %s has the role %s and the text %s', (tone, role, word) => {
    render(
      <InlineAlert tone={tone} title="Saved">
        For all tabs.
      </InlineAlert>,
    )
    expect(screen.getByRole(role)).toHaveTextContent('SavedFor all tabs.')
    expect(screen.getByRole('img', { name: word })).toBeInTheDocument()
  })

  it('has no Dismiss button if it cannot be dismissed', () => {
    render(<InlineAlert tone="info">News</InlineAlert>)
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it('key Tab: moves through its links and buttons', async () => {
    render(
      <InlineAlert tone="info" actions={<a href="#more">More</a>} onDismiss={vi.fn()}>
        News
      </InlineAlert>,
    )
    await userEvent.tab()
    expect(screen.getByRole('link', { name: 'More' })).toHaveFocus()
    await userEvent.tab()
    expect(dismiss()).toHaveFocus()
  })

  it('key Enter, Space: on Dismiss remove it', async () => {
    const onDismiss = vi.fn()
    render(
      <InlineAlert tone="info" onDismiss={onDismiss}>
        News
      </InlineAlert>,
    )
    dismiss().focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    expect(onDismiss).toHaveBeenCalledTimes(2)
  })

  it('mouse: a press on Dismiss removes it', async () => {
    const onDismiss = vi.fn()
    render(
      <InlineAlert tone="info" onDismiss={onDismiss}>
        News
      </InlineAlert>,
    )
    await userEvent.click(dismiss())
    expect(onDismiss).toHaveBeenCalledOnce()
  })

  it('touch: a tap on Dismiss removes it', async () => {
    const onDismiss = vi.fn()
    render(
      <InlineAlert tone="info" onDismiss={onDismiss}>
        News
      </InlineAlert>,
    )
    await userEvent.pointer({ keys: '[TouchA]', target: dismiss() })
    expect(onDismiss).toHaveBeenCalledOnce()
  })

  it('moves the focus to the region around it when it is removed', async () => {
    render(<Once />)
    await userEvent.click(dismiss())
    await waitFor(() => expect(screen.getByRole('region', { name: 'Messages' })).toHaveFocus())
  })

  it('shows French text', () => {
    render(
      <UIProvider locale="fr-CA">
        <InlineAlert tone="danger" onDismiss={vi.fn()}>
          Hors ligne
        </InlineAlert>
      </UIProvider>,
    )
    expect(screen.getByRole('img', { name: 'Erreur' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Fermer' })).toBeVisible()
  })
})
