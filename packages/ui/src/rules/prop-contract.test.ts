// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { propContract } from '../../build/contract/prop-contract.ts'
import { withDeclarations } from './emitted.ts'

const advice =
  'Applications see this change. If it is intended, run `npx vitest run prop-contract --update` in packages/ui and write a changeset.'
let contract: string

withDeclarations((folder) => {
  contract = propContract(folder)
})

describe('the public API of the package', () => {
  it('changes only together with the prop contract', async () => {
    await expect(contract, advice).toMatchFileSnapshot('../entries/props.contract.txt')
  })

  it('uses no type from another package except React', () => {
    const [, taken = ''] = contract.split('# Taken from other packages\n\n')
    expect(taken).toContain('ReactNode of react')
    expect(taken.split('\n').filter((line) => line !== '' && !line.endsWith(' of react'))).toEqual([])
  })
})
