import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'

it('generated entries and message lists match the component folders', () => {
  const generate = resolve(import.meta.dirname, '../../build/generate.mjs')
  const { stderr, status } = spawnSync(process.execPath, [generate, '--check'], { encoding: 'utf8' })
  expect(status, stderr).toBe(0)
})
