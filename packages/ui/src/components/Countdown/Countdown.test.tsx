import { act, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { UIProvider } from '../UIProvider/UIProvider.tsx'
import { Countdown } from './Countdown.tsx'

const start = Date.UTC(2026, 10, 21, 12)
function pass(seconds: number) {
  act(() => {
    vi.advanceTimersByTime(seconds * 1000)
  })
}

beforeEach(() => void vi.useFakeTimers({ now: start }))

describe('Countdown', () => {
  it('B-02 counts down by an injected clock, not by the system clock', () => {
    let time = 0
    render(<Countdown until={120_000} now={() => time} />)
    expect(screen.getByRole('timer', { name: 'Time left' })).toHaveTextContent('2:00')
    time = 61_000
    pass(1)
    expect(screen.getByRole('timer')).toHaveTextContent('0:59')
  })

  it('B-02 announces the remaining time at only a few moments', () => {
    render(<Countdown until={start + 125_000} />)
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    const announced = new Set<string>()
    for (let second = 0; second < 124; second += 1) {
      pass(1)
      announced.add(screen.getByRole('status').textContent)
    }
    expect([...announced]).toEqual(['', '2 minutes left', '1 minute left', '30 seconds left', '10 seconds left'])
  })

  it('B-02 announces the remaining time if the page slept through an announcement', () => {
    let time = 0
    render(<Countdown until={120_000} now={() => time} />)
    time = 75_000
    pass(1)
    expect(screen.getByRole('status')).toHaveTextContent('45 seconds left')
  })

  it('B-02 reports its end once, and restarts when the end time is extended', () => {
    const onEnd = vi.fn<() => void>()
    const { rerender } = render(<Countdown until={start + 2000} onEnd={onEnd} />)
    pass(5)
    expect(onEnd).toHaveBeenCalledOnce()
    rerender(<Countdown until={start + 65_000} onEnd={onEnd} />)
    expect(screen.getByRole('timer')).toHaveTextContent('1:00')
  })

  it('shows Spanish text', () => {
    render(
      <UIProvider locale="es-MX">
        <Countdown until={start + 61_000} />
      </UIProvider>,
    )
    pass(1)
    expect(screen.getByRole('status')).toHaveTextContent('Queda 1 minuto')
  })
})
