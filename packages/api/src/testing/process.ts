import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bucketOfTests } from './bucket.ts'
import { builtServer } from './built-server.ts'
import { TODAY } from './today.ts'

const READY = 'The portal is ready'

/** Servers as processes, over one data directory by default. */
export interface Processes {
  folder: string
  start(env: Record<string, string>): StartedProcess
  /** Starts an operator's command in a separate process. */
  startCommand(args: readonly string[], env?: Record<string, string>): StartedProcess
  /** Runs an operator's command in a separate process. */
  command(args: readonly string[], env?: Record<string, string>): Promise<Ended>
  end(): Promise<void>
}

interface Ended {
  code: number | null
  output: string
  errors: string
}

interface StartedProcess {
  child: ChildProcess
  ready: Promise<void>
  ended: Promise<Ended>
}

/** A free port. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, 'localhost')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

/** Creates a folder for servers, which all stop at `end`. */
export async function openProcesses(): Promise<Processes> {
  const built = await builtServer()
  const folder = await mkdtemp(join(tmpdir(), 'tessera-start-'))
  const children: ChildProcess[] = []
  const run = (script: string, args: readonly string[], env: Record<string, string>): StartedProcess => {
    const child = spawn(process.execPath, [join(built, script), ...args], {
      env: {
        PATH: process.env['PATH'] ?? '',
        DATA_DIR: join(folder, 'data'),
        DEMO_TODAY: TODAY,
        ...bucketOfTests(),
        ...env,
      },
    })
    children.push(child)
    let [output, errors] = ['', '']
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
    const ready = new Promise<void>((resolve, reject) => {
      child.stdout.on('data', (chunk: Buffer) => {
        output += chunk.toString()
        if (output.includes(READY)) resolve()
      })
      child.once('exit', () => reject(new Error(`The server ended: ${errors}`)))
    })
    const ended = once(child, 'close').then(([code]: (number | null)[]) => ({ code: code ?? null, output, errors }))
    ready.catch(() => undefined)
    return { child, ready, ended }
  }
  return {
    folder,
    start: (env) => run('server.js', [], env),
    startCommand: (args, env = {}) => run('cli.js', args, env),
    command: (args, env = {}) => run('cli.js', args, env).ended,
    async end() {
      for (const child of children) child.kill('SIGKILL')
      await rm(folder, { recursive: true, force: true })
    },
  }
}
