import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { keyboardRows, testsOfKey } from '../docs/keyboard-rows.ts'
import { samples } from './samples.ts'

const root = resolve(import.meta.dirname, '../components')

const components = readdirSync(root).map((name) => {
  const folder = resolve(root, name)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const read = (pattern: RegExp) =>
    files.filter((file) => pattern.test(file)).map((file) => readFileSync(resolve(folder, file), 'utf8'))
  return { name, rows: keyboardRows(read(/\.mdx$/).join('\n')), tests: read(/\.test\.tsx?$/).join('\n') }
})

describe.each(components.filter(({ rows }) => rows.length > 0))('$name', ({ name, rows, tests }) => {
  const { press } = samples[name] ?? {}

  it.each(rows.map(({ key }) => key))('proves what its page says of the key %s', (key) => {
    expect(press?.keys.includes(key) || testsOfKey(tests, key).length > 0, `No test is named 'key ${key}: …'.`).toBe(
      true,
    )
  })

  it.each(['mouse', 'touch'])('is tried by %s', (device) => {
    expect(press !== undefined || tests.includes(`${device}: `), `No test is named '${device}: …'.`).toBe(true)
  })
})
