import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from '../lib/results.mjs'

/**
 * Returns the figures of one server measurement, which runs in a separate process; uses the embedded database if no
 * other is given.
 */
export function measureServer(name, options, url) {
  const script = ['--import=tsx', `bench/${name}.ts`, ...options, ...(url ? ['--url', url] : [])]
  const output = execFileSync(process.execPath, script, {
    cwd: join(ROOT, 'packages/api'),
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return JSON.parse(output.trimEnd().split('\n').at(-1))
}
