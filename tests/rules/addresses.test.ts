import { PATHS } from '@tessera/contract'
import { describe, expect, it } from 'vitest'
import { readSources } from './import-graph.ts'

/** Files that can contain literal paths: their list, route tables and prefetches, data and tests. */
const SAYS_ADDRESSES =
  /\.(test|fixture|stories)\.tsx?$|routes\.ts$|(?:paths|route-prefetch)\.ts$|\/(test|testing|demo|authorization)\//
const ADDRESS = new RegExp(
  `(?<!pathTo\\()['"\`](${PATHS.filter((path) => path !== '/')
    .join('|')
    .replaceAll('*', '\\*')})(?:\\?[^'"\`]*)?['"\`]`,
)

function strayAddresses(file: string, source: string): string[] {
  if (!/^(?:portal|packages\/(?:api|contract))\/src\//.test(file) || SAYS_ADDRESSES.test(file)) return []
  return source.split('\n').flatMap((line, index) => {
    const [, path] = ADDRESS.exec(line.replace(/^\s*(?:\/\/|\*).*/, '')) ?? []
    return path ? [`${file}:${index + 1} names ${path} by hand: use pathTo('${path}')`] : []
  })
}

describe('paths of the portal', () => {
  it('are built by pathTo, so a missing path is a type error', () => {
    expect([...readSources()].flatMap(([file, source]) => strayAddresses(file, source))).toEqual([])
  })

  it.each([
    'href="/apps"',
    "navigate('/logout')",
    '`/learn?product=${code}`',
    "redirect('/knowledgeBase/article/content/*')",
  ])('are found as literals in %s', (line) => {
    expect(strayAddresses('portal/src/shell/Header.tsx', line)).toHaveLength(1)
    expect(strayAddresses('portal/src/features/products/routes.ts', line)).toEqual([])
  })
})
