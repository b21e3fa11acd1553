import { expect, it } from 'vitest'
import { hollowIds, unreachedNames } from '../lib/reach.mjs'

const TESTS = `
import { lonely } from './rules.ts'
import { safeLastUrl } from '../session/rules.ts'
it('ABC-01 is asked of what nobody uses', () => expect(lonely()).toBe(1))
it('ABC-02 ABC-03 is asked of what a page uses', () => expect(safeLastUrl('/')).toBe('/'))
it('ABC-03 is asked of both', () => expect(lonely()).toBe(1))
`

it('what a test asks of a function that no program runs proves nothing, unless another test does', () => {
  const ids = ['ABC-01', 'ABC-02', 'ABC-03', 'ABC-04']
  expect([...hollowIds(TESTS, ids, new Set(['lonely']))]).toEqual(['ABC-01'])
  expect([...hollowIds(TESTS, ids, new Set())]).toEqual([])
})

it('what a page, the server or an entry of the library comes by is reached', () => {
  const unreached = unreachedNames()
  for (const name of ['safeLastUrl', 'LaunchPage', 'fillProducts', 'readTiles', 'DataTable']) {
    expect(unreached.has(name), name).toBe(false)
  }
})
