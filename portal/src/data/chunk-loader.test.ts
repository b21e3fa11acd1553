import { afterEach, describe, expect, it } from 'vitest'
import { loadModule } from './chunk-loader.ts'

const links = (): HTMLLinkElement[] => [...document.querySelectorAll('link')]
const hrefs = (): (string | null)[] => links().map((link) => link.getAttribute('href'))

/** Whether a promise is settled once everything that waits has had its turn. */
async function isDone(promise: Promise<unknown>): Promise<boolean> {
  const waits = Symbol('waits')
  return (await Promise.race([promise, new Promise((resolve) => setTimeout(resolve, 0, waits))])) !== waits
}

afterEach(() => document.head.replaceChildren())

describe('loadModule', () => {
  it('RTE-25 a chunk is there with its style sheets, each of which is asked for once', async () => {
    const first = loadModule(() => Promise.resolve('one'), ['assets/a.css', 'assets/b.css'])
    const second = loadModule(() => Promise.resolve('two'), ['assets/b.css'])
    expect(hrefs()).toEqual(['/assets/a.css', '/assets/b.css'])
    const [a, b] = links()
    b?.dispatchEvent(new Event('load'))
    expect(await second).toBe('two')
    expect(await isDone(first)).toBe(false)
    a?.dispatchEvent(new Event('load'))
    expect(await first).toBe('one')
  })

  it('RTE-25 what the document has asked for by itself is not asked for again', async () => {
    document.head.innerHTML = '<link rel="stylesheet" href="/assets/c.css"><style data-sheet="assets/e.css"></style>'
    expect(await loadModule(() => Promise.resolve('three'), ['assets/c.css', 'assets/e.css'])).toBe('three')
    expect(hrefs()).toEqual(['/assets/c.css'])
  })

  it('RTE-25 a style sheet that cannot be had fails its chunk, and is asked for again', async () => {
    const failing = loadModule(() => Promise.resolve('four'), ['assets/d.css'])
    links()[0]?.dispatchEvent(new Event('error'))
    await expect(failing).rejects.toThrow('/assets/d.css could not be loaded.')
    const again = loadModule(() => Promise.resolve('four'), ['assets/d.css'])
    expect(hrefs()).toEqual(['/assets/d.css'])
    links()[0]?.dispatchEvent(new Event('load'))
    expect(await again).toBe('four')
  })

  it('RTE-25 a chunk without style sheets is loaded as it is', async () => {
    expect(await loadModule(() => Promise.resolve('five'))).toBe('five')
    expect(links()).toEqual([])
  })
})
