// @vitest-environment node
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { samples, withoutElement } from './samples.tsx'

// An overlay and a button that depends on the scroll position have nothing to draw before the page is there.
const later = new Set(['ConfirmDialog', 'Dialog', 'ScrollToTop', 'SessionTimeoutAlert'])

describe('on a server without a window', () => {
  it.each(Object.keys(samples).filter((name) => !later.has(name)))('%s is drawn', (name) => {
    expect(typeof window).toBe('undefined')
    expect(renderToString(samples[name]?.(() => undefined))).toMatch(/^<[a-z]/)
  })

  it.each([...later])('%s draws nothing yet and does not fail', (name) => {
    expect(renderToString(samples[name]?.(() => undefined))).toBe('')
  })

  it.each(Object.keys(withoutElement))('%s draws its content', (name) => {
    expect(renderToString(withoutElement[name])).toContain('Content')
  })
})
