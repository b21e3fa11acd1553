import { rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { main, placeText } from './cli.ts'
import { digestOf } from './core/storage/data-dir-lock.ts'
import { layDatabase, openDemoDatabase } from './testing/demo-database.ts'
import type { Processes } from './testing/process.ts'
import { freePort, openProcesses } from './testing/process.ts'

// Without demo data, servers start faster and there is no super administrator yet.
const PRODUCTION = { APP_ENV: 'production' }
const ADMIN = 'boss@corp.example'

let servers: Processes
beforeEach(async () => {
  servers = await openProcesses()
})
afterEach(() => servers.end())

async function run(env: Record<string, string> = {}) {
  const port = await freePort()
  const server = servers.start({ ...PRODUCTION, PORT: String(port), ...env })
  await server.ready
  return { ...server, origin: `http://localhost:${port}` }
}

const createAdmin = (email: string, env: Record<string, string> = {}) =>
  servers.command(['create-admin', email], { ...PRODUCTION, ...env })
const linkIn = (output: string) => output.trim().split('\n').at(-1) ?? ''

async function setPassword(link: string): Promise<number> {
  const { status } = await fetch(`${link}/password`, {
    method: 'POST',
    headers: { 'x-portal-request': '1', 'content-type': 'application/json' },
    body: JSON.stringify({ password: 'a long new password' }),
  })
  return status
}

/** The permission bits of a path, which show whether other users can access it. */
const modeOf = async (path: string) => (await stat(path)).mode & 0o777

describe('with a running server on the embedded database', () => {
  it('SES-04 a command uses a socket that only its owner can open and that is removed with the server', async () => {
    await layDatabase(join(servers.folder, 'data'), 'empty')
    const socket = join(servers.folder, 'data', 'admin.sock')
    const server = await run()
    expect(await modeOf(socket)).toBe(0o600)
    const made = await createAdmin(ADMIN)
    expect(made).toMatchObject({ code: 0, errors: '' })
    expect(linkIn(made.output)).toContain(`${server.origin}/idp/reset/`)
    expect(await setPassword(linkIn(made.output))).toBe(204)
    expect(await setPassword(linkIn(made.output))).toBe(404)
    expect(await createAdmin('other@corp.example')).toEqual({
      code: 1,
      output: '',
      errors: `There is already a super administrator, ${ADMIN}. Log in with that account; you can reset its password on the login page.\n`,
    })

    server.child.kill('SIGKILL')
    await server.ended
    expect(await modeOf(socket)).toBe(0o600)
    const next = await run()
    expect(await servers.command(['grants'], PRODUCTION)).toMatchObject({
      code: 0,
      output: 'No user is waiting for a product.\n',
    })
    next.child.kill('SIGTERM')
    expect((await next.ended).code).toBe(0)
    await expect(stat(socket)).rejects.toThrow('ENOENT')
  }, 120_000)

  it('a command reaches the server even if the data folder’s path is too long for a socket', async () => {
    const env = { DATA_DIR: join(servers.folder, 'a-rather-long-name-of-a-folder'.repeat(4)) }
    await run(env)
    expect(await createAdmin(ADMIN, env)).toMatchObject({ code: 0, errors: '' })
    await expect(stat(join(env.DATA_DIR, 'admin.sock'))).rejects.toThrow('ENOENT')
    await rm(join(tmpdir(), `tessera-${digestOf(env.DATA_DIR)}`), { recursive: true })
  }, 120_000)
})

describe('without a server', () => {
  it('SRV-01 commands open the embedded database one after the other, so only one of two creates the super admin', async () => {
    await layDatabase(join(servers.folder, 'data'), 'empty')
    const both = await Promise.all([createAdmin('a@corp.example'), createAdmin('b@corp.example')])
    expect(new Set(both.map(({ code }) => code))).toEqual(new Set([0, 1]))
    expect(both.map(({ errors }) => errors).join('')).toMatch(/^There is already a super administrator, .*\n$/)
    const { output } = both.find(({ code }) => code === 0) ?? { output: '' }
    const { origin } = await run()
    expect(await setPassword(linkIn(output).replace('http://localhost:4173', origin))).toBe(204)
  }, 120_000)

  it('the CLI lists its commands for --help and does nothing else', async () => {
    const { code, output } = await servers.command(['--help'], { PORT: 'http' })
    expect(code).toBe(0)
    expect(output).toContain('  create-admin EMAIL\n')
    expect(output).toContain('  grants [confirm EMAIL [PRODUCT …]]\n')
    await expect(stat(join(servers.folder, 'data'))).rejects.toThrow('ENOENT')
  })

  it('the CLI exits with a clear error and status 1 if it cannot run the command', async () => {
    const { code, output, errors } = await servers.command(['grants'], { PORT: 'http' })
    expect([code, output]).toEqual([1, ''])
    expect(errors).toMatch(/^PORT is 'http': set it to a whole number .*\n$/)
  })

  it.each([
    ['no command is given', [], {}, 'No command given. Run npm run portal-admin -- --help to list the commands.\n'],
    [
      'the command does not exist',
      ['dance'],
      {},
      "There is no command 'dance'. Run npm run portal-admin -- --help to list the commands.\n",
    ],
    [
      'PostgreSQL does not respond',
      ['grants'],
      { DATABASE_URL: 'postgres://a:secret@127.0.0.1:9/x' },
      /^The database at 127\.0\.0\.1:9\/x isn't responding.*\n$/,
    ],
  ])('prints the reason when %s', async (_when, args, env, sentence) => {
    const errors = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    for (const [name, value] of Object.entries({ DATA_DIR: servers.folder, ...env })) vi.stubEnv(name, value)
    expect(await main(args)).toBe(1)
    expect(errors.mock.calls).toEqual([[expect.stringMatching(sentence)]])
    expect(errors.mock.calls.join()).not.toContain('secret@')
    vi.restoreAllMocks()
    vi.unstubAllEnvs()
  })
})

it.each([
  [{ databaseUrl: null, dataDir: '/srv/portal' }, 'The portal of the data folder /srv/portal:'],
  [
    { databaseUrl: 'postgres://a:secret@db.corp:5432/tessera', dataDir: '' },
    'The portal of the database db.corp:5432/tessera:',
  ],
])('prints which portal a command changes, without the database password (%#)', (settings, text) => {
  expect(placeText(settings)).toBe(text)
})

it('PRD-07 LOG-04 a command works on a database that other servers use', async () => {
  const demo = await openDemoDatabase(servers)
  const { env } = demo
  const server = await run(env)
  const confirm = () => servers.command(['grants', 'confirm', 'user@brightfoods.example'], { ...PRODUCTION, ...env })
  const [one, other] = await Promise.all([confirm(), confirm()])
  expect(new Set([one.code, other.code])).toEqual(new Set([0, 1]))
  expect(one.output + other.output).toBe('user@brightfoods.example can now open REPORT_BUILDER.\n')
  expect(one.errors + other.errors).toMatch(/^user@brightfoods.example isn't waiting for any product, .*\n$/)
  server.child.kill('SIGKILL')
  await server.ended
  await demo.close()
}, 120_000)
