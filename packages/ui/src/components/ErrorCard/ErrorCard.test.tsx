import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { UIProvider } from '../UIProvider/UIProvider.tsx'
import { ErrorCard } from './ErrorCard.tsx'

const retry = () => screen.getByRole('button', { name: /Try again/ })

const nothing = () => undefined

function Part({ load }: { load: () => Promise<void> }) {
  const [isShown, setShown] = useState(false)
  return (
    <section aria-label="Users">
      {isShown ? (
        <p>1,240 users</p>
      ) : (
        <ErrorCard
          onRetry={async () => {
            await load()
            setShown(true)
          }}
        >
          The users could not be loaded.
        </ErrorCard>
      )}
    </section>
  )
}

describe('ErrorCard', () => {
  it('UIX-02a announces the failure immediately', () => {
    render(<ErrorCard>The users could not be loaded.</ErrorCard>)
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrongThe users could not be loaded.')
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it('UIX-02a shows the page’s own title', () => {
    render(<ErrorCard title="The list is not here">The users could not be loaded.</ErrorCard>)
    expect(screen.getByRole('alert')).toHaveTextContent('The list is not hereThe users could not be loaded.')
  })

  it('key Enter, Space: retry, and keep the focus during the retry and when the part returns', async () => {
    let finish: () => void = nothing
    render(<Part load={() => new Promise<void>((resolve) => (finish = resolve))} />)
    retry().focus()
    await userEvent.keyboard('{Enter}')
    expect(retry()).toHaveFocus()
    expect(retry()).toHaveAccessibleName(/Loading/)
    await act(async () => finish())
    expect(await screen.findByText('1,240 users')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('region', { name: 'Users' })).toHaveFocus())
  })

  it('announces a retry that fails again, and allows another', async () => {
    const load = vi.fn(() => Promise.reject(new Error('Offline')))
    render(<Part load={load} />)
    const before = screen.getByRole('alert')
    await userEvent.click(retry())
    await waitFor(() => expect(screen.getByRole('alert')).not.toBe(before))
    expect(retry()).toHaveFocus()
    await userEvent.click(retry())
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('mouse: retries', async () => {
    const onRetry = vi.fn()
    render(<ErrorCard onRetry={onRetry}>Offline</ErrorCard>)
    await userEvent.click(retry())
    expect(onRetry).toHaveBeenCalledOnce()
  })

  it('touch: retries', async () => {
    const onRetry = vi.fn()
    render(<ErrorCard onRetry={onRetry}>Offline</ErrorCard>)
    await userEvent.pointer({ keys: '[TouchA]', target: retry() })
    expect(onRetry).toHaveBeenCalledOnce()
  })

  it('ignores presses when a retry is running elsewhere', async () => {
    const onRetry = vi.fn()
    render(
      <ErrorCard onRetry={onRetry} isRetrying>
        Offline
      </ErrorCard>,
    )
    await userEvent.click(retry())
    expect(onRetry).not.toHaveBeenCalled()
  })

  it('shows Spanish text', () => {
    render(
      <UIProvider locale="es-MX">
        <ErrorCard onRetry={vi.fn()}>No hay conexión.</ErrorCard>
      </UIProvider>,
    )
    expect(screen.getByRole('button', { name: 'Intentar de nuevo' })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Algo salió mal' })).toBeVisible()
  })
})
