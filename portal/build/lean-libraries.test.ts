import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { leanOf } from './lean-libraries.ts'

const library = join(
  createRequire(join(import.meta.dirname, '../../packages/ui/package.json')).resolve('react-aria'),
  '../..',
)

describe('what the build makes of libraries', () => {
  it('SRV-08 what screen readers were told is cleared without markup of text, which the page’s policy refuses', () => {
    const file = join(library, 'private/live-announcer/LiveAnnouncer.mjs')
    const code = leanOf(file, readFileSync(file, 'utf8'))?.code
    expect(code).toContain('this.assertiveLog.replaceChildren()')
    expect(code).not.toContain('innerHTML')
  })
})
