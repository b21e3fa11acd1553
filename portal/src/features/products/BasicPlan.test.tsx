import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { anonymousServer, openPortal } from '../../test/open-portal.tsx'

/** jsdom scrolls nothing: what was to be brought into view. */
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

describe('the landing page of the basic plan', () => {
  it.each([
    ['/?plan=basic', 'Basic Landing | Scintilla', []],
    ['/?plan=basic#plans', 'Product Plans | Scintilla', ['plans']],
    ['/?plan=basic#signUp', 'Plan Sign Up | Scintilla', ['signUp']],
  ])('RTE-42 %s is called %s, and has the plans and the way to sign up', async (path, title, shown) => {
    await openPortal({ path, server: anonymousServer() })
    await screen.findByRole('heading', { level: 1 })
    const plans = within(await screen.findByRole('region', { name: 'Product Plans' }))
    expect(plans.getByRole('heading', { name: 'Basic' })).toBeVisible()
    const signUp = within(screen.getByRole('region', { name: 'Plan Sign Up' }))
    expect(signUp.getByRole('link', { name: 'Contact us to sign up' })).toHaveAttribute('href', '/contactUs')
    expect(document.title).toBe(title)
    expect([...new Set(seen)]).toEqual(shown)
  })

  it('RTE-42 SCR-02 is that of the basic plan alone', async () => {
    await openPortal({ path: '/', server: anonymousServer() })
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('region', { name: 'Product Plans' })).toBeNull()
  })
})
