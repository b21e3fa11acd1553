import { spawn } from 'node:child_process'
import { ROOT } from '../lib/results.mjs'

const env = { ...process.env, CI: '1', NO_COLOR: '1', NEXT_TELEMETRY_DISABLED: '1' }
// Removes the checkout's test variables from the new application's environment.
for (const name of Object.keys(env)) {
  const isOurs = name === 'NODE_ENV' || name === 'NODE_OPTIONS' || name.startsWith('npm_')
  if (isOurs && !name.startsWith('npm_config_')) delete env[name]
}

function start(cwd, command, args) {
  const child = spawn(command, args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  const log = { text: '' }
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (log.text += data))
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', resolve)
  })
  return { child, log, ended }
}

/** Runs a command; throws with its output if it fails. */
export async function run(cwd, command, ...args) {
  const { log, ended } = start(cwd, command, args)
  const code = await ended
  if (code !== 0)
    throw new Error(`${command} ${args.join(' ')} failed with exit status ${code}:\n${log.text.slice(-4000)}`)
  return log.text
}

/** Runs the checkout's pnpm in another folder. */
export function pnpm(folder, ...args) {
  return run(ROOT, 'npm', 'run', '--silent', 'pnpm', '--', '--dir', folder, ...args)
}

/** Starts a server and waits until it responds; `stop` ends it with all its child processes, `log` is its output. */
export async function serve(cwd, url, command, ...args) {
  const { child, log, ended } = start(cwd, command, args)
  const stop = async () => {
    if (child.exitCode === null && child.pid) process.kill(-child.pid, 'SIGTERM')
    await ended
  }
  const deadline = Date.now() + 60_000
  while (!(await fetch(url).catch(() => null))?.ok) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop()
      throw new Error(`${command} ${args.join(' ')} did not start:\n${log.text.slice(-4000)}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return { url, stop, log }
}
