import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { beforeAll } from 'vitest'

// Types are checked elsewhere; this also emits declarations with type errors.
const emit = ['-p', 'tsconfig.build.json', '--noCheck', '--outDir']
let emitted: string | undefined

/** Emits the package's declarations once for all files of a worker. */
function emitDeclarations() {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-declarations-'))
  execFileSync('node_modules/.bin/tsc', [...emit, folder], { cwd: resolve(import.meta.dirname, '../..') })
  process.on('exit', () => rmSync(folder, { recursive: true }))
  return folder
}

/** Calls `read` with the folder of the package's declarations before the tests of a file. */
export function withDeclarations(read: (folder: string) => void) {
  beforeAll(() => read((emitted ??= emitDeclarations())), 120_000)
}
