import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { UIProvider } from '../UIProvider/UIProvider.tsx'
import { inUTC } from './in-utc.ts'
import { Time } from './Time.tsx'

const MOMENT = '2026-02-18T22:52:00Z'
const LOCAL = 'Feb 18, 2026, 4:52 PM CST'
const UTC = 'Feb 18, 2026, 10:52 PM UTC'

const show = () =>
  render(
    <>
      <p>
        Last sign-in: <Time dateTime={MOMENT}>{LOCAL}</Time>
      </p>
      <button type="button">Next</button>
    </>,
  )

const trigger = () => screen.getByRole('button', { name: LOCAL })
const isGone = () => waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument())
const tooltipText = async () => (await screen.findByRole('tooltip')).textContent.replaceAll(/\s/g, ' ')

describe('Time', () => {
  it('B-18 has a machine-readable time', () => {
    show()
    const time = screen.getByRole('time')
    expect(time).toHaveAttribute('datetime', MOMENT)
    expect(time).toHaveTextContent(LOCAL)
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
  })

  it('wraps between its words in print, also at no-break spaces, and stays one text', () => {
    const { container } = render(<Time dateTime={MOMENT}>{LOCAL.replaceAll(' ', '\u00A0')}</Time>)
    expect(screen.getByRole('button', { name: LOCAL.replaceAll(' ', '\u00A0') })).toHaveTextContent(LOCAL)
    expect([...container.querySelectorAll('wbr')].map((wbr) => wbr.previousSibling?.textContent)).toEqual(
      ['Feb', '18,', '2026,', '4:52', 'PM'].map((part) => `${part}\u00A0`),
    )
  })

  it('B-18 key Tab: shows UTC on focus, and hides it on blur', async () => {
    show()
    await userEvent.tab()
    expect(trigger()).toHaveFocus()
    expect(await tooltipText()).toBe(UTC)
    expect(trigger()).toHaveAccessibleDescription(/UTC$/)
    await userEvent.tab()
    await isGone()
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus()
  })

  it('shows the full time before UTC if its text is shorter', async () => {
    render(
      <UIProvider locale="en-US">
        <Time dateTime="2026-02-18T22:52:00Z" inFull="Feb 18, 2026, 4:52 PM Central Time">
          5 minutes ago
        </Time>
      </UIProvider>,
    )
    await userEvent.tab()
    expect(await screen.findByRole('tooltip')).toHaveTextContent(
      /^Feb 18, 2026, 4:52 PM Central Time; Feb 18, 2026, 10:52 PM UTC$/,
    )
  })

  it('key Enter, Space: show UTC again', async () => {
    show()
    await userEvent.tab()
    for (const key of ['{Enter}', ' ']) {
      await screen.findByRole('tooltip')
      await userEvent.keyboard('{Escape}')
      await isGone()
      await userEvent.keyboard(key)
      expect(await tooltipText()).toBe(UTC)
    }
  })

  it('key Escape: hides it and keeps the focus', async () => {
    show()
    await userEvent.tab()
    await screen.findByRole('tooltip')
    await userEvent.keyboard('{Escape}')
    await isGone()
    expect(trigger()).toHaveFocus()
  })

  it('B-18 mouse: shows UTC on hover, also on the tooltip itself', async () => {
    show()
    await userEvent.hover(document.body)
    await userEvent.hover(trigger())
    const tooltip = await screen.findByRole('tooltip', {}, { timeout: 3000 })
    await userEvent.hover(tooltip)
    expect(tooltip).toBeVisible()
    await userEvent.unhover(tooltip)
    await isGone()
  })

  it('B-18 touch: a tap shows UTC, a tap elsewhere hides it', async () => {
    show()
    await userEvent.pointer({ keys: '[TouchA]', target: trigger() })
    expect(await tooltipText()).toBe(UTC)
    await userEvent.pointer({ keys: '[TouchA]', target: screen.getByText(/Last sign-in/) })
    await isGone()
  })

  it.each([
    ['es-MX', '18 feb 2026, 10:52 p.m. UTC'],
    ['fr-CA', '18 févr. 2026, 22 h 52 UTC'],
  ])('B-18 formats UTC in %s', async (locale, utc) => {
    render(
      <UIProvider locale={locale}>
        <Time dateTime={MOMENT}>{LOCAL}</Time>
      </UIProvider>,
    )
    await userEvent.tab()
    expect(await tooltipText()).toBe(utc)
  })

  it.each(['', 'yesterday', '2026-02-18', '2026-02-18T22:52:00'])(
    'shows an invalid time as plain text: "%s"',
    (text) => {
      render(<Time dateTime={text}>{LOCAL}</Time>)
      expect(screen.getByText(LOCAL)).not.toHaveAttribute('datetime')
      expect(screen.queryByRole('button')).not.toBeInTheDocument()
    },
  )

  it('reads a time with an offset', () => {
    expect(inUTC('en-US', '2026-02-18T16:52:00-06:00')?.replaceAll(/\s/g, ' ')).toBe(UTC)
  })
})
