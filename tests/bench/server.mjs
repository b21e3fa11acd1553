import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from '../lib/results.mjs'

/** The figures of one of the server's measurements, in a process of its own; over the embedded database where no other is named. */
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
