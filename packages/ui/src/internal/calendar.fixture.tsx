import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { UIProvider } from '../components/UIProvider/UIProvider.tsx'

/** Renders a calendar in a form, with a button after it. */
export function showCalendar(calendar: ReactNode, locale = 'en-US') {
  render(
    <UIProvider locale={locale}>
      <form aria-label="Plan">{calendar}</form>
      <button type="button">On</button>
    </UIProvider>,
  )
  return userEvent.setup()
}

export const day = (name: RegExp) => screen.getByRole('button', { name })

/** The visible button for the next month; screen readers find a second one after the days. */
export const forward = (name: string) => screen.getAllByRole('button', { name })[0] as HTMLElement

/** The values that the form would submit. */
export const sent = () => Object.fromEntries(new FormData(screen.getByRole<HTMLFormElement>('form')))
