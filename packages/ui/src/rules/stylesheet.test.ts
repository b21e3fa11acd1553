// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { stylesheet } from '../../build/stylesheet.mjs'

const root = resolve(import.meta.dirname, '..')
const sheets = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css.ts'))
  .map((path) => path.replaceAll('\\', '/'))

it('no grid rule uses `:has()`, which a browser would evaluate again for each row', () => {
  const ofGrid = sheets.filter((path) => path.startsWith('components/DataTable/grid/'))
  expect(ofGrid.length).toBeGreaterThan(5)
  expect(ofGrid.filter((path) => readFileSync(join(root, path), 'utf8').includes(':has('))).toEqual([])
})

it('rules come after those that they depend on, regardless of file names', () => {
  const text = stylesheet(
    Object.fromEntries(sheets.map((path) => [path.replace('.css.ts', '.styles.js'), `/* ${path} */`])),
  )
  const indexOf = (path: string) => text.indexOf(`/* ${path} */`)
  const pairs = sheets.flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(/ from '(\.[^']+\.css\.ts)'/g)].map(([, imported = '']) => [
      path,
      join(path, '..', imported).replaceAll('\\', '/'),
    ]),
  )
  expect(pairs.length).toBeGreaterThan(100)
  expect(pairs.filter(([path = '', imported = '']) => indexOf(path) < indexOf(imported))).toEqual([])
})
