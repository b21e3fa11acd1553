import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from './demo/accounts.ts'

const SERVER = fileURLToPath(new URL('./server.ts', import.meta.url))
const READY = 'The portal is ready'

let folder: string
const children: ChildProcess[] = []
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tessera-start-'))
})
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, 'localhost')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

function start(env: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', 'tsx', SERVER], {
    env: { PATH: process.env['PATH'] ?? '', DATA_DIR: join(folder, 'data'), DEMO_TODAY: '2026-03-02', ...env },
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
  const ended = once(child, 'exit').then(([code]: (number | null)[]) => ({ code, output, errors }))
  ready.catch(() => undefined)
  return { child, ready, ended }
}

async function goal(response: Response): Promise<string> {
  return ((await response.json()) as { redirectUrl: string }).redirectUrl
}

/** Signs in over the network; answers the session cookie. */
async function signIn(origin: string): Promise<string> {
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
  const credentials = { email: 'user@brightfoods.example', password: DEMO_PASSWORD }
  const accepted = await send(`${page.headers.get('location')}/login`, credentials)
  const resumed = await send(await goal(accepted))
  await send(resumed.headers.get('location') ?? '')
  return `session=${jar.get('session')}`
}

describe('starting', () => {
  it.each([
    ['PORT makes no sense', { PORT: 'http' }, /^PORT is 'http': set it to a whole number/],
    [
      'the folder cannot be written',
      { DATA_DIR: '/proc/tessera' },
      /^The data folder .* cannot be written: set DATA_DIR/,
    ],
    [
      'PostgreSQL does not answer',
      { DATABASE_URL: 'postgres://a:secret@127.0.0.1:9/x' },
      /^The database at 127\.0\.0\.1:9\/x does not/,
    ],
    [
      'the issuer is half said',
      { OIDC_ISSUER: 'https://i.example' },
      /OIDC_CLIENT_ID and OIDC_CLIENT_SECRET are missing/,
    ],
    [
      'the secret is missing',
      { DATABASE_URL: 'postgres://localhost/x', APP_ENV: 'production' },
      /^SESSION_SECRET is missing/,
    ],
  ])('GEN-04 ends with one sentence and status 1 when %s', async (_when, env, sentence) => {
    const { code, output, errors } = await start({ PORT: String(await freePort()), ...env }).ended
    expect(code).toBe(1)
    expect(output).toBe('')
    expect(errors).toMatch(sentence)
    expect(errors.trim().split('\n')).toHaveLength(1)
    expect(errors).not.toContain('secret@')
  })

  it('SRV-01a SES-03 kill -9 loses neither session nor data; a second server is told; SIGTERM ends cleanly', async () => {
    const port = await freePort()
    const origin = `http://localhost:${port}`
    const status = (cookie: string) => fetch(`${origin}/core-app-api/auth-status`, { headers: { cookie } })

    const first = start({ PORT: String(port) })
    await first.ready
    const cookie = await signIn(origin)
    expect((await status(cookie)).status).toBe(200)

    const sameFolder = await start({ PORT: String(await freePort()) }).ended
    expect([sameFolder.code, sameFolder.errors]).toEqual([1, expect.stringMatching(/^Another server already uses/)])
    const samePort = await start({ PORT: String(port), DATA_DIR: join(folder, 'other') }).ended
    expect([samePort.code, samePort.errors]).toEqual([1, expect.stringMatching(/^Port \d+ is already in use/)])

    first.child.kill('SIGKILL')
    await first.ended
    const second = start({ PORT: String(port) })
    await second.ready
    expect((await status(cookie)).status).toBe(200)
    second.child.kill('SIGTERM')
    expect((await second.ended).code).toBe(0)
  }, 240_000)

  it('says so when the embedded database is broken, and gives the folder back', async () => {
    await rm(folder, { recursive: true })
    await writeFile(folder, '')
    const { code, errors } = await start({ DATA_DIR: folder, PORT: String(await freePort()) }).ended
    expect([code, errors]).toEqual([1, expect.stringMatching(/cannot be written/)])
  })
})
