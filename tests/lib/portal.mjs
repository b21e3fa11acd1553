import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from './postgres.mjs'
import { ROOT } from './results.mjs'

const MOVED_CLOCK = new URL('./moved-clock.mjs', import.meta.url).href

/**
 * Starts the portal as `npm start` does, on a free port unless one is given, and waits until it is healthy. With
 * `movesClock`, `advance` moves the server's clock, in milliseconds. `root` is another checkout.
 */
export async function startPortal(env, { movesClock = false, root = ROOT } = {}) {
  const port = env.PORT ?? String(await freePort())
  const clock = movesClock ? ['--import', MOVED_CLOCK] : []
  const child = spawn(process.execPath, [...clock, 'packages/api/bin/start.mjs'], {
    cwd: root,
    env: { ...process.env, ...env, PORT: port },
    stdio: movesClock ? ['ignore', 'pipe', 'pipe', 'ipc'] : ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let output = ''
  child.stdout.on('data', (text) => (output += text))
  child.stderr.on('data', (text) => (output += text))
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const deadline = Date.now() + 180_000
  while (!(await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null))?.ok) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`The portal did not start:\n${output}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  // Kills the whole process group, because the server can run as a child process.
  const isRunning = () => child.exitCode === null && child.signalCode === null
  const signal = (name) => child.pid && isRunning() && process.kill(-child.pid, name)
  process.once('exit', () => signal('SIGTERM'))
  return {
    url: `http://localhost:${port}`,
    advance: async (milliseconds) => {
      const done = once(child, 'message')
      child.send({ advance: milliseconds })
      await done
    },
    kill: async (name) => {
      signal(name)
      return ended
    },
    stop: async () => {
      signal('SIGTERM')
      return ended
    },
  }
}
