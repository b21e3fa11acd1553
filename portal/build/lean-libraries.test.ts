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

  it('the parts of an icon are counted, each once', () => {
    const file = '/node_modules/lucide-react/dist/esm/icons/clock.mjs'
    const code = leanOf(file, '["circle", { r: "10", key: "1mglay" }], ["path", { d: "M12 6v6", key: "mmk7yg" }]')?.code
    expect(code).toBe('["circle", { r: "10", key: 0 }], ["path", { d: "M12 6v6", key: 1 }]')
  })
})
