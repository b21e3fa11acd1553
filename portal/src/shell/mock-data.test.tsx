import { calls } from '@tessera/contract'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { PortalLocale } from '../messages/catalogs.ts'
import { anonymousServer, openPortal } from '../test/open-portal.tsx'
import { CONFIG } from '../test/people.ts'

async function openPage(mockData: boolean, locale: PortalLocale = 'en-US'): Promise<void> {
  const server = anonymousServer().answers(calls.config.config, { ...CONFIG, mockData })
  await openPortal({ path: '/contactUs', server, locale })
  await screen.findByRole('heading', { level: 1 })
}

describe('mock data bar', () => {
  it.each([
    ['en-US', 'Example data', /aren’t kept/],
    ['es-MX', 'Datos de ejemplo', /no se guarda/],
    ['fr-CA', 'Données fictives', /n’y sont pas conservées/],
  ] as const)('CST-02a in %s it reads %s and cannot be closed', async (locale, name, text) => {
    await openPage(true, locale)
    const bar = await screen.findByRole('region', { name })
    expect(bar).toHaveTextContent(text)
    // The button that opens it on a phone.
    await userEvent.click(within(bar).getByRole('button'))
    expect(within(bar).getByRole('button', { expanded: true })).toBeVisible()
    expect(bar).toHaveTextContent(text)
  })

  it('CST-02a it is absent if the data is real', async () => {
    await openPage(false)
    expect(screen.queryByRole('region', { name: 'Example data' })).toBeNull()
  })
})
