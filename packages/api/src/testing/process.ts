import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DEMO_PASSWORD } from '../demo/accounts.ts'
import { bucketOfTests } from './bucket.ts'
import { TODAY } from './today.ts'

const SERVER = fileURLToPath(new URL('../server.ts', import.meta.url))
const CLI = fileURLToPath(new URL('../cli.ts', import.meta.url))
const READY = 'The portal is ready'

/** Servers in processes of their own, over one data folder unless they are told another. */
export interface Processes {
  folder: string
  start(env: Record<string, string>): StartedProcess
  /** Does an operator's verb as a command of its own. */
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

/** A port that nothing listens to. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, 'localhost')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

/** Makes a folder for servers; none of them outlives `end`. */
export async function openProcesses(): Promise<Processes> {
  const folder = await mkdtemp(join(tmpdir(), 'tessera-start-'))
  const children: ChildProcess[] = []
  const run = (script: string, args: readonly string[], env: Record<string, string>): StartedProcess => {
    const child = spawn(process.execPath, ['--import=tsx', script, ...args], {
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
    start: (env) => run(SERVER, [], env),
    command: (args, env = {}) => run(CLI, args, env).ended,
    async end() {
      for (const child of children) child.kill('SIGKILL')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function goal(response: Response): Promise<string> {
  return ((await response.json()) as { redirectUrl: string }).redirectUrl
}

/** Signs in over the network; answers the session cookie. */
export async function signIn(origin: string, email: string): Promise<string> {
  const jar = new Map<string, string>()
  const send = async (path: string, body?: object) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(new URL(path, origin), {
      redirect: 'manual',
      method: body ? 'POST' : 'GET',
      headers: { cookie, 'x-portal-request': '1', 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    })
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
      jar.set(name, value)
    }
    return response
  }
  const page = await send(await goal(await send('/core-app-api/login')))
  const accepted = await send(`${page.headers.get('location')}/login`, { email, password: DEMO_PASSWORD })
  const resumed = await send(await goal(accepted))
  await send(resumed.headers.get('location') ?? '')
  const own = jar.has('__Host-session') ? '__Host-session' : 'session'
  return `${own}=${jar.get(own)}`
}
