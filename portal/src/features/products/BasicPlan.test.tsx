import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { anonymousServer, openPortal } from '../../test/open-portal.tsx'

/** Elements passed to `scrollIntoView`, which jsdom does not implement. */
const seen: string[] = []
beforeEach(() => {
  seen.length = 0
  Element.prototype.scrollIntoView = vi.fn(function scrollIntoView(this: Element) {
    seen.push(this.id)
  })
})
afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
})

describe('landing page of the basic plan', () => {
  it.each([
    ['/?plan=basic', 'Basic Landing | Scintilla', []],
    ['/?plan=basic#plans', 'Product Plans | Scintilla', ['plans']],
    ['/?plan=basic#signUp', 'Plan Sign Up | Scintilla', ['signUp']],
  ])('RTE-42 %s has the title %s, the plans and a way to sign up', async (path, title, shown) => {
    await openPortal({ path, server: anonymousServer() })
    await screen.findByRole('heading', { level: 1 })
    const plans = within(await screen.findByRole('region', { name: 'Product Plans' }))
    expect(plans.getByRole('heading', { name: 'Basic' })).toBeVisible()
    const signUp = within(screen.getByRole('region', { name: 'Plan Sign Up' }))
    expect(signUp.getByRole('link', { name: 'Contact us to sign up' })).toHaveAttribute('href', '/contactUs')
    expect(document.title).toBe(title)
    expect([...new Set(seen)]).toEqual(shown)
  })

  it('RTE-42 SCR-02 exists only for the basic plan', async () => {
    await openPortal({ path: '/', server: anonymousServer() })
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('region', { name: 'Product Plans' })).toBeNull()
  })
})
