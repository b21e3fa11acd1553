import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Banner } from '@tessera/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { TestServer } from '../testing/server.ts'
import { startTestServer } from '../testing/server.ts'

let server: TestServer
let file: string
beforeEach(async () => {
  server = await startTestServer()
  file = join(await mkdtemp(join(tmpdir(), 'banner-')), 'banner.json')
})
afterEach(async () => {
  await server.close()
  await rm(join(file, '..'), { recursive: true })
})

const entries = () =>
  server.db
    .selectFrom('activity_entries')
    .selectAll()
    .where('event', 'in', ['BANNER_CREATED', 'BANNER_UPDATED', 'BANNER_DELETED'])
    .orderBy('created_at')
    .execute()
const titles = async () =>
  (await server.browser('mx.localhost:4173').get('banner')).json<Banner[]>().map(({ title }) => title)

/** The output line of a banner for all users in Mexico. */
const listed = async () => {
  const { lines } = await server.operate('banners')
  return lines.find((line) => line.includes('GENERAL') && line.includes('MX')) ?? ''
}

describe('the banners command', () => {
  it('BAN-05a LOG-04 prints a banner, saves it as a change or as a new one, and deletes it', async () => {
    const [id = ''] = (await listed()).split('  ')
    const shown = await server.operate(`banners show ${id}`)
    const changed = shown.lines.join('\n').replace(/"title": ".*"/, '"title": "Said by an operator."')
    await writeFile(file, changed)
    const saved = await server.operate(`banners save ${file} ${id}`)
    expect(saved).toMatchObject({
      status: 0,
      lines: [
        expect.any(String),
        expect.stringMatching(/^ID .+ TITLE$/),
        expect.stringMatching(/ Said by an operator\.$/),
      ],
    })
    expect(await titles()).toContain('Said by an operator.')
    const { lines } = await server.operate(`banners save ${file}`)
    const [added = ''] = lines[2]?.split('  ') ?? []
    expect(added).not.toBe(id)
    for (const one of [id, added]) expect((await server.operate(`banners delete ${one}`)).status).toBe(0)
    expect(await titles()).not.toContain('Said by an operator.')
    expect((await entries()).map(({ event, source_app }) => `${event} ${source_app}`)).toEqual([
      'BANNER_UPDATED cli',
      'BANNER_CREATED cli',
      'BANNER_DELETED cli',
      'BANNER_DELETED cli',
    ])
  })

  it.each([
    ['save /nowhere/banner.json', /^\/nowhere\/banner\.json can't be read\. .+\.$/],
    ['show nothing', /^'nothing' is not a banner\. Run banners to list the banners\.$/],
    ['delete 5f0c6a55-6a1c-4d05-9f0a-0c7d0f1f3a11', /^'5f0c.+' is not a banner\. .+\.$/],
    ['delete', /^'banners delete' is invalid. Usage: banners /],
    ['paint FILE', /^'banners paint FILE' is invalid. Usage: banners /],
  ])('BAN-05a fails with a clear error and changes nothing: %s', async (words, sentence) => {
    const { status, lines } = await server.operate(`banners ${words}`)
    expect([status, lines]).toEqual([1, [expect.stringMatching(sentence)]])
    expect(await entries()).toEqual([])
  })

  it.each([
    ['{', /isn't JSON\. .+\.$/],
    ['null', /is invalid \(kind: .+\): nothing was changed\.$/],
    ['{"tenants":["US","FR"]}', /\(.*second tenant: use one of US, MX, CA;.*\): nothing was changed\.$/],
    [
      '{"kind":"GENERAL","linkUrl":"//evil.example"}',
      /is invalid \(.*linkUrl: Write an address.*\): nothing was changed\.$/,
    ],
  ])('BAN-05a a file with %s fails with a clear error', async (text, sentence) => {
    await writeFile(file, text)
    const { status, lines } = await server.operate(`banners save ${file}`)
    expect([status, lines]).toEqual([1, [expect.stringMatching(sentence)]])
    expect(await entries()).toEqual([])
  })
})
