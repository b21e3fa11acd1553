import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll } from 'vitest'

// Whether the types hold is told elsewhere; here a change is to be shown even while they do not.
const emit = ['-p', 'tsconfig.build.json', '--noCheck', '--outDir']

/** Emits the package's declarations for the tests of a file and hands `read` their folder. */
export function withDeclarations(read: (folder: string) => void) {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'tessera-declarations-'))
    execFileSync('node_modules/.bin/tsc', [...emit, folder], { cwd: resolve(import.meta.dirname, '../..') })
    read(folder)
  }, 120_000)
  afterAll(() => rmSync(folder, { recursive: true }))
}
