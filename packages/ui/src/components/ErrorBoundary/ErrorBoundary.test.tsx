import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ErrorBoundary } from './ErrorBoundary.tsx'

const state = { fails: true }

function Chart() {
  if (state.fails) throw new Error('No data for week 7')
  return <p>Chart</p>
}

beforeEach(() => {
  state.fails = true
  // React logs each caught error there.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

describe('ErrorBoundary', () => {
  it('SCR-07 shows that something went wrong, with the error and its stack outside production', () => {
    const onError = vi.fn()
    render(
      <ErrorBoundary showDetails onError={onError}>
        <Chart />
      </ErrorBoundary>,
    )
    expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeInTheDocument()
    expect(screen.getByRole('alert')).toHaveTextContent(/No data for week 7.*at Chart/s)
    expect(onError).toHaveBeenCalledOnce()
  })

  it('SCR-07 in production shows a plain sentence and a reference, not the error', () => {
    render(
      <ErrorBoundary reference="R-417">
        <Chart />
      </ErrorBoundary>,
    )
    expect(screen.getByRole('alert')).toHaveTextContent('Reference R-417')
    expect(screen.getByRole('alert')).not.toHaveTextContent('week 7')
  })

  it('SCR-07 Refresh renders again', async () => {
    const onRefresh = vi.fn(() => {
      state.fails = false
    })
    render(
      <ErrorBoundary onRefresh={onRefresh}>
        <Chart />
      </ErrorBoundary>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }))
    expect(onRefresh).toHaveBeenCalledOnce()
    expect(screen.getByText('Chart')).toBeInTheDocument()
  })

  it('SCR-07 shows another page after navigation', () => {
    const { rerender } = render(
      <ErrorBoundary resetKey="/a">
        <Chart />
      </ErrorBoundary>,
    )
    state.fails = false
    rerender(
      <ErrorBoundary resetKey="/b">
        <Chart />
      </ErrorBoundary>,
    )
    expect(screen.getByText('Chart')).toBeInTheDocument()
  })
})
