import { execFile } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { inject } from 'vitest'

const API = fileURLToPath(new URL('../..', import.meta.url))

let built: Promise<string> | undefined

async function build(): Promise<string> {
  const folder = await mkdtemp(join(inject('builds'), 'server-'))
  await promisify(execFile)(join(API, 'node_modules/.bin/tsup'), ['--silent', '--out-dir', folder], { cwd: API })
  return folder
}

/** Builds the server and its commands, once per worker; returns their folder. */
export function builtServer(): Promise<string> {
  return (built ??= build())
}
