// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (path) => /\.tsx?$/.test(path) && !/\.(test|stories|fixture)\.|^theme\/(media|sizes)\.ts$|^docs\//.test(path),
)

/** Sizes that all components share: their kind, their literal values and the theme's name for them. */
const shared = [
  ['a breakpoint', /\((?:min|max)-(?:width|height): ?\d/, 'from, below and low of theme/media.ts'],
  ['a layer', /zIndex: ?['"]?\d/, 'size.layer of theme/contract.css.ts'],
  ['the width of a page', /'(?:1280|1440)px'/, 'size.page of theme/contract.css.ts'],
] as const

describe.each(shared)('%s', (_what, literal, token) => {
  it('is defined once, in the theme', () => {
    const found = sources.filter((path) => literal.test(readFileSync(resolve(root, path), 'utf8')))
    expect(found, `Use ${token}.`).toEqual([])
  })
})
