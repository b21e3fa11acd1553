import { lstat, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { StartError } from './core/config/start-error.ts'
import { startServer } from './start.ts'
import { layDatabase } from './testing/demo-database.ts'
import type { Processes } from './testing/process.ts'
import { freePort, openProcesses } from './testing/process.ts'
import { signIn } from './testing/sign-in.ts'

let servers: Processes
beforeEach(async () => {
  servers = await openProcesses()
})
afterEach(() => servers.end())

/** Returns the reason not to start. */
async function refusalOf(env: Record<string, string>): Promise<StartError> {
  const starting = startServer({ PORT: String(await freePort()), ...env }, '/nowhere')
  const error: unknown = await starting.then(() => null).catch((reason: unknown) => reason)
  if (!(error instanceof StartError)) throw new Error('The server has started, or broke.', { cause: error })
  return error
}

describe('the server’s start', () => {
  it('GEN-04 fails with a clear error and status 1 if it cannot start', async () => {
    const { code, output, errors } = await servers.start({ PORT: 'http' }).ended
    expect([code, output]).toEqual([1, ''])
    expect(errors).toMatch(/^PORT is 'http': set it to a whole number/)
    expect(errors.trim().split('\n')).toHaveLength(1)
  })

  it.each([
    [
      'the data folder cannot be written',
      { DATA_DIR: '/proc/tessera' },
      /^The data folder .* can't be written\. Set DATA_DIR/,
    ],
    [
      'PostgreSQL does not respond',
      { DATABASE_URL: 'postgres://a:secret@127.0.0.1:9/x' },
      /^The database at 127\.0\.0\.1:9\/x isn't/,
    ],
    [
      'the issuer settings are incomplete',
      { OIDC_ISSUER: 'https://i.example' },
      /OIDC_CLIENT_ID and OIDC_CLIENT_SECRET are missing/,
    ],
    [
      'the secret is missing',
      { DATABASE_URL: 'postgres://localhost/x', APP_ENV: 'production' },
      /^SESSION_SECRET is missing/,
    ],
  ])('GEN-04 prints a clear reason when %s', async (_when, env, sentence) => {
    const error = await refusalOf({ DATA_DIR: join(servers.folder, 'data'), ...env })
    expect(error.message).toMatch(sentence)
    expect(error.message).not.toMatch(/\n|secret@/)
  })

  it('SRV-01a SES-03 kill -9 loses neither session nor data; a second server is refused; SIGTERM stops cleanly', async () => {
    const port = await freePort()
    const origin = `http://localhost:${port}`
    const status = (cookie: string) => fetch(`${origin}/core-app-api/auth-status`, { headers: { cookie } })

    await layDatabase(join(servers.folder, 'data'), 'demo')
    const first = servers.start({ PORT: String(port) })
    await first.ready
    for (const path of ['', 'database', 'session-secret']) {
      const { mode } = await lstat(join(servers.folder, 'data', path))
      expect(mode & 0o077, path).toBe(0)
    }
    const cookie = await signIn(origin, 'user@brightfoods.example')
    expect((await status(cookie)).status).toBe(200)

    const sameFolder = await servers.start({ PORT: String(await freePort()) }).ended
    expect([sameFolder.code, sameFolder.errors]).toEqual([1, expect.stringMatching(/^Another server already uses/)])
    const other = join(servers.folder, 'other')
    await layDatabase(other, 'empty')
    const samePort = await servers.start({ PORT: String(port), DATA_DIR: other }).ended
    expect([samePort.code, samePort.errors]).toEqual([1, expect.stringMatching(/^Port \d+ is already in use/)])
    expect((await readdir(other)).toSorted()).toEqual(['database', 'files', 'incoming', 'session-secret'])

    first.child.kill('SIGKILL')
    await first.ended
    const second = servers.start({ PORT: String(port) })
    await second.ready
    expect((await status(cookie)).status).toBe(200)
    second.child.kill('SIGTERM')
    expect((await second.ended).code).toBe(0)
  }, 240_000)

  it('reports a file in the place of the data folder', async () => {
    const file = join(servers.folder, 'file')
    await writeFile(file, '')
    expect((await refusalOf({ DATA_DIR: file })).message).toMatch(/can't be written/)
  })
})
