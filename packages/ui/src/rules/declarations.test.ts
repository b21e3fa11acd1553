// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { acceptUndefined } from '../../build/accept-undefined.mjs'

const accepted = (text: string) => acceptUndefined('types.d.ts', text)

describe('a published declaration', () => {
  it.each([
    ['size?: number', 'size?: number | undefined'],
    ["size?: 'a' | 'b'", "size?: 'a' | 'b' | undefined"],
    ['onChange?: (value: string) => void', 'onChange?: ((value: string) => void) | undefined'],
    ["'aria-label'?: string", "'aria-label'?: string | undefined"],
    ['columns?: { base?: 1 }', 'columns?: { base?: 1 | undefined } | undefined'],
    ['list?: ((one?: { at?: 1 }) => void)[]', 'list?: ((one?: { at?: 1 | undefined }) => void)[] | undefined'],
    ['on?: (one: { at?: () => 1 }) => 1', 'on?: ((one: { at?: (() => 1) | undefined }) => 1) | undefined'],
  ])('allows undefined for %s', (member, expected) => {
    expect(accepted(`export interface P { ${member} }`)).toBe(`export interface P { ${expected} }`)
  })

  it('does not change a property that is required or already allows undefined', () => {
    const text = 'export interface P { id: string; of?: string | undefined; none?: undefined; go?(): void }'
    expect(accepted(text)).toBe(text)
  })
})
