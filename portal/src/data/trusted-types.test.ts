import { afterEach, expect, it, vi } from 'vitest'
import { createDefaultPolicy } from './trusted-types.ts'

afterEach(() => vi.unstubAllGlobals())

it('SRV-08 the default policy lets the empty string through and refuses markup and scripts', () => {
  const createPolicy = vi.fn<(name: string, rules: { createHTML: (markup: string) => string }) => null>(() => null)
  vi.stubGlobal('trustedTypes', { createPolicy })
  createDefaultPolicy()
  const [name, rules] = createPolicy.mock.lastCall ?? []
  expect(name).toBe('default')
  expect(Object.keys(rules ?? {})).toEqual(['createHTML'])
  expect(rules?.createHTML('')).toBe('')
  for (const markup of ['<b>bold</b>', ' ', 'text']) expect(() => rules?.createHTML(markup)).toThrow(TypeError)
})

it('SRV-08 a browser without Trusted Types needs no policy', () => {
  vi.stubGlobal('trustedTypes', undefined)
  expect(createDefaultPolicy).not.toThrow()
})
