import { calls } from '@tessera/contract'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { companyListServer } from '../test/company-list.ts'
import { openPortal } from '../test/open-portal.tsx'
import type { FakeServer } from '../test/server.ts'
import { failure } from '../test/server.ts'

const pageIn = (url: string): number => Number(new URL(url, window.location.origin).searchParams.get('page'))
const pagesAsked = (server: FakeServer): number[] =>
  server.requested(calls.companies.list).map(({ url }) => pageIn(url))
const row = (number: number): Promise<HTMLElement> =>
  screen.findByRole('rowheader', { name: new RegExp(`^Company ${number}`) })

it('CPY-02 ERR-01 a list requests a second chunk only if a page needs it, and again after a failure', async () => {
  const PATH = '/companyList?rows=75&page=7'
  const whole = companyListServer(500)
  await openPortal({ path: PATH, server: whole })
  await row(451)
  expect(pagesAsked(whole)).toEqual([0])
  cleanup()
  const server = companyListServer(501)
  const reply = server.reply(calls.companies.list)
  server.replies(calls.companies.list, (seen) => (pageIn(seen.url) === 1 ? failure(500, 'INTERNAL') : reply(seen)))
  await openPortal({ path: PATH, server })
  const again = await screen.findByRole('button', { name: 'Try again' })
  server.replies(calls.companies.list, reply)
  await userEvent.click(again)
  await row(501)
  expect(pagesAsked(server)).toEqual([0, 1, 1])
})
