import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Processes } from './testing/process.ts'
import { freePort, openProcesses, signIn } from './testing/process.ts'

let servers: Processes
beforeEach(async () => {
  servers = await openProcesses()
})
afterEach(() => servers.end())

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
    const { code, output, errors } = await servers.start({ PORT: String(await freePort()), ...env }).ended
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

    const first = servers.start({ PORT: String(port) })
    await first.ready
    const cookie = await signIn(origin, 'user@brightfoods.example')
    expect((await status(cookie)).status).toBe(200)

    const sameFolder = await servers.start({ PORT: String(await freePort()) }).ended
    expect([sameFolder.code, sameFolder.errors]).toEqual([1, expect.stringMatching(/^Another server already uses/)])
    const other = join(servers.folder, 'other')
    const samePort = await servers.start({ PORT: String(port), DATA_DIR: other }).ended
    expect([samePort.code, samePort.errors]).toEqual([1, expect.stringMatching(/^Port \d+ is already in use/)])
    expect((await readdir(other)).toSorted()).toEqual(['database', 'session-secret'])

    first.child.kill('SIGKILL')
    await first.ended
    const second = servers.start({ PORT: String(port) })
    await second.ready
    expect((await status(cookie)).status).toBe(200)
    second.child.kill('SIGTERM')
    expect((await second.ended).code).toBe(0)
  }, 240_000)

  it('says so when the embedded database is broken, and gives the folder back', async () => {
    const { folder } = servers
    await rm(folder, { recursive: true })
    await writeFile(folder, '')
    const { code, errors } = await servers.start({ DATA_DIR: folder, PORT: String(await freePort()) }).ended
    expect([code, errors]).toEqual([1, expect.stringMatching(/cannot be written/)])
  })
})
