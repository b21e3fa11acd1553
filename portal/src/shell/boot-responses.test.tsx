import { calls } from '@tessera/contract'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { openPortal, serverFor } from '../test/open-portal.tsx'
import { CONFIG, product, user } from '../test/people.ts'
import { json } from '../test/server.ts'

const heading = (name: string): Promise<HTMLElement> => screen.findByRole('heading', { level: 1, name })

/** Responses that a proxy can return instead of the server. */
const INVALID_RESPONSES = [null, {}, [], 'maintenance', 7]

describe('invalid first responses', () => {
  it.each(INVALID_RESPONSES)('ERR-07 a configuration of %j is reported and can be retried', async (response) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const server = serverFor(user(), [product()]).replies(calls.config.config, () => json(response))
    await openPortal({ path: '/apps', server })
    await heading('Something went wrong')
    server.answers(calls.config.config, CONFIG)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await heading('Get started')
  })

  it.each(INVALID_RESPONSES)('ERR-07 banners of %j leave the page without banners', async (response) => {
    const server = serverFor(user(), [product()]).replies(calls.banners.list, () => json(response))
    await openPortal({ path: '/apps', server })
    await heading('Get started')
    expect(screen.queryByRole('region', { name: 'Notices' })).not.toBeInTheDocument()
  })

  it('ERR-07 a user context of null is reported and can be retried', async () => {
    const server = serverFor(user(), [product()]).replies(calls.session.userContext, () => json(null))
    await openPortal({ path: '/apps', server })
    await heading('Something went wrong')
    server.answers(calls.session.userContext, user())
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await heading('Get started')
  })
})
