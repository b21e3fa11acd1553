// @isolate Its parts load for the first time.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { render, renderHook, waitFor } from '@testing-library/react'
import { createElement, Suspense } from 'react'
import { CATALOGS, loadFirstLanguage } from '../../messages/catalogs.ts'
import { useDirtyForm } from '../drafts/dirty-forms.ts'
import { reloadPage } from './go-to.ts'
import { lazyPage, loadPart } from './lazy-page.ts'

const gone = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

function runsBuild(name: string): void {
  document.head.innerHTML = `<script type="module" src="/assets/${name}.js"></script>`
}

describe('a lazy part of the portal', () => {
  beforeEach(() => runsBuild('index-1'))
  afterEach(() => {
    document.head.innerHTML = ''
  })

  it('RTE-50 a missing chunk reloads the page once, and is reported after that', async () => {
    const onSettled = vi.fn<() => void>()
    void loadPart(gone).then(onSettled, onSettled)
    await settled()
    expect(reloadPage).toHaveBeenCalledOnce()
    expect(onSettled).not.toHaveBeenCalled()
    await expect(loadPart(gone)).rejects.toThrow('Failed to fetch')
    expect(reloadPage).toHaveBeenCalledOnce()
  })

  it('RTE-50 a missing chunk can reload the page again after the next deploy', async () => {
    void loadPart(gone)
    await settled()
    runsBuild('index-2')
    void loadPart(gone)
    await settled()
    expect(reloadPage).toHaveBeenCalledTimes(2)
  })

  it('RTE-50 a missing chunk never reloads the page while a form is dirty', async () => {
    const { unmount } = renderHook(() => useDirtyForm(true))
    await expect(loadPart(gone)).rejects.toThrow('Failed to fetch')
    expect(reloadPage).not.toHaveBeenCalled()
    unmount()
    void loadPart(gone)
    await settled()
    expect(reloadPage).toHaveBeenCalledOnce()
  })

  it('RTE-50 a missing chunk never reloads the page offline, where the page would be lost', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await expect(loadPart(gone)).rejects.toThrow('Failed to fetch')
    expect(reloadPage).not.toHaveBeenCalled()
  })

  it('RTE-50 a chunk times out after 120 s', async () => {
    vi.useFakeTimers()
    const late = loadPart(() => new Promise<never>(() => {})).catch((reason: unknown) => reason)
    await vi.advanceTimersByTimeAsync(120_000)
    expect(await late).toMatchObject({ message: 'This part of the portal took too long to load.' })
    vi.useRealTimers()
  })

  it('RTE-50 a screen needs both its code and its messages; a missing one counts as a missing chunk', async () => {
    await loadFirstLanguage('en-US')
    const language = await CATALOGS['en-US']()
    vi.spyOn(CATALOGS, 'en-US').mockResolvedValue({ ...language, parts: { ...language.parts, products: gone } })
    const Page = lazyPage(() => Promise.resolve({ default: () => null }), 'products')
    render(createElement(Suspense, null, createElement(Page)))
    await waitFor(() => expect(reloadPage).toHaveBeenCalledOnce())
  })

  it('RTE-50 a preloaded screen renders immediately, without a fallback', async () => {
    const Page = lazyPage(() => Promise.resolve({ default: () => 'The page' }))
    await Page.preload()
    render(createElement(Suspense, { fallback: 'Loading' }, createElement(Page)))
    expect(document.body).toHaveTextContent(/^The page$/)
  })

  it('RTE-50 a failed preload reloads nothing', async () => {
    await lazyPage(gone).preload()
    expect(reloadPage).not.toHaveBeenCalled()
  })
})
