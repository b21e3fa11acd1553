import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { keyboardRows, testsOf, testsOfKey } from '../docs/keyboard-rows.ts'
import { fixtures } from './component-fixtures.ts'

const root = resolve(import.meta.dirname, '../components')

const components = readdirSync(root).map((name) => {
  const folder = resolve(root, name)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const read = (pattern: RegExp) =>
    files.filter((file) => pattern.test(file)).map((file) => readFileSync(resolve(folder, file), 'utf8'))
  return { name, rows: keyboardRows(read(/\.mdx$/).join('\n')), tests: read(/\.test\.tsx?$/).join('\n') }
})

describe.each(components.filter(({ rows }) => rows.length > 0))('$name', ({ name, rows, tests }) => {
  const { press } = fixtures[name] ?? {}

  it.each(rows.map(({ key }) => key))('has a test for the key %s, which its page documents', (key) => {
    expect(press?.keys.includes(key) || testsOfKey(tests, key).length > 0, `No test is named 'key ${key}: …'.`).toBe(
      true,
    )
  })

  it.each(['mouse', 'touch'])('has a test for %s', (device) => {
    expect(press !== undefined || testsOf(tests, device).length > 0, `No test is named '${device}: …'.`).toBe(true)
  })
})

/** Returns the source of a file with the given test and a second test after it. */
const source = (test: string) => `describe('x', () => {\n  it${test}\n  it('other', () => expect(1).toBe(1))\n})`

describe('testsOfKey', () => {
  it('finds only tests that run and have an expectation', () => {
    expect(testsOfKey(source("('key Home: goes to the start', () => expect(1).toBe(1))"), 'Home')).toEqual([
      'goes to the start',
    ])
    for (const test of [
      "('key Home: goes to the start', () => {})",
      "('key Home: ', () => expect(1).toBe(1))",
      "('key End: goes to the end', () => expect(1).toBe(1))",
      ".todo('key Home: goes to the start, as expected')",
      ".skip('key Home: goes to the start', () => expect(1).toBe(1))",
    ]) {
      expect(testsOfKey(source(test), 'Home'), test).toEqual([])
    }
  })
})
