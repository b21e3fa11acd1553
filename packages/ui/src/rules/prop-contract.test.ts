// @vitest-environment node
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { propContract } from '../../build/contract/prop-contract.ts'

// Whether the types hold is told elsewhere; here a change is to be shown even while they do not.
const emit = ['-p', 'tsconfig.build.json', '--noCheck', '--outDir']
const meant =
  'Applications see this change. If it is meant, run `npx vitest run prop-contract --update` in packages/ui and write a changeset.'
let declarations: string
let contract: string

beforeAll(() => {
  declarations = mkdtempSync(join(tmpdir(), 'tessera-declarations-'))
  execFileSync('node_modules/.bin/tsc', [...emit, declarations], { cwd: resolve(import.meta.dirname, '../..') })
  contract = propContract(declarations)
}, 120_000)

afterAll(() => rmSync(declarations, { recursive: true }))

describe('what an application can see of the package', () => {
  it('changes only together with the prop contract', async () => {
    await expect(contract, meant).toMatchFileSnapshot('../entries/props.contract.txt')
  })

  it('takes no type from another package but React', () => {
    const [, taken = ''] = contract.split('# Taken from other packages\n\n')
    expect(taken).toContain('ReactNode of react')
    expect(taken.split('\n').filter((line) => line !== '' && !line.endsWith(' of react'))).toEqual([])
  })
})
