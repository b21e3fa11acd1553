// @isolate The UTC part loads for the first time.
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { openPortal, serverFor } from '../test/open-portal.tsx'
import { user } from '../test/people.ts'

type Observe = (entries: { getEntriesByName: (name: string) => object[] }) => void

it('B-18 the UTC tooltip loads after the page’s first content, and the text shows before it', async () => {
  const reported: Observe[] = []
  const disconnect = vi.fn()
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(callback: Observe) {
        reported.push(callback)
      }
      readonly disconnect = disconnect
      observe(): void {}
    },
  )
  const paint = (shown: string): void => {
    for (const each of reported) each({ getEntriesByName: (name) => (name === shown ? [{}] : []) })
  }
  await openPortal({ path: '/apps', server: serverFor(user({ last_login: '2026-03-03T15:12:00.000Z' }), []) })
  expect(await screen.findByText(/^Last sign-in:/)).toHaveTextContent('03/03/2026, 09:12 AM Central Time')
  paint('first-paint')
  expect(disconnect).not.toHaveBeenCalled()
  expect(screen.queryByRole('button', { name: /Central\sTime$/ })).not.toBeInTheDocument()
  paint('first-contentful-paint')
  expect(await screen.findByRole('button', { name: /^03\/03\/2026,\s09:12\sAM\sCentral\sTime$/ })).toBeVisible()
})
