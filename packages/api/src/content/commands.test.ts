import { cp, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { contentFolder } from '../demo/fill-content.ts'
import type { TestServer } from '../testing/server.ts'
import { startTestServer } from '../testing/server.ts'

let server: TestServer
let folder: string
beforeEach(async () => {
  server = await startTestServer()
  folder = await mkdtemp(join(tmpdir(), 'content-'))
})
afterEach(() => server.close())

const HEAD = '---\ntitle: New article\nsummary: It is new.\n---\n\n'
const write = async (path: string, text: string): Promise<void> => {
  await mkdir(join(folder, path, '..'), { recursive: true })
  await writeFile(join(folder, path), text)
}
const versions = async () =>
  (
    await server.db
      .selectFrom('content_versions')
      .select((is) => is.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow()
  ).count

/** Imports the folder, and expects one clear error and no change. */
async function refused(): Promise<string | undefined> {
  const before = await versions()
  const response = await server.operate(`content import ${folder}`)
  expect([response.status, response.lines.length, await versions()]).toEqual([1, 1, before])
  return response.lines[0]
}

describe('the content import command', () => {
  it('KB-12b previews a folder’s changes, then publishes them', async () => {
    await cp(join(contentFolder(), 'supplier'), join(folder, 'supplier'), { recursive: true })
    await write('supplier/getting-started/new-article.en-US.md', `${HEAD}## Heading\n\nText.`)
    const changed = join(folder, 'supplier/users-and-access/add-a-user.fr-CA.md')
    await writeFile(changed, `${await readFile(changed, 'utf8')}\n\nEncore une phrase.\n`)
    const dry = await server.operate(`content import ${folder} --dry-run`)
    expect(dry.lines).toEqual(['1 item would be added, 1 changed; 25 are unchanged.', '2 texts would be published.'])
    await server.operate(`content import ${folder} --yes`)
    const again = await server.operate(`content import ${folder}`)
    expect(again.lines[0]).toBe('0 items were added, 0 changed; 27 are unchanged.')
    const reader = await server.signedIn('user@brightfoods.example')
    const article = await reader.get('kb/workspaces/supplier/articles/new-article/content')
    expect(article.json()).toMatchObject({ title: 'New article', html: '<h2>Heading</h2>\n<p>Text.</p>' })
  })

  it.each([
    [
      'supplier/a/broken.en-US.md',
      '---\ntitle: "Open\nsummary: x\n---\nText.',
      'line 4: unexpected end of the stream within a double quoted scalar',
    ],
    ['supplier/a/wrong.en-US.md', '---\ntitle: T\nordre: 1\n---\nText.', 'line 3: ordre: is not a field of the head'],
    ['supplier/a/wrong.en-US.md', '---\ntitle: T\norder: first\n---\nText.', 'line 3: order: '],
    ['supplier/a/bare.en-US.md', 'Text.', 'line 1: begin the file with a head'],
    ['supplier/a/only.es-MX.md', `${HEAD}Text.`, 'there is no only.en-US.md beside it'],
    [
      'supplier/a/link.en-US.md',
      `${HEAD}[x](/knowledgeBase/article/content/supplier%2Fnone)`,
      'line 6: there is no article',
    ],
    ['supplier/a/Upper.en-US.md', `${HEAD}Text.`, 'use lower-case letters'],
    ['elsewhere/one.en-US.md', `${HEAD}Text.`, 'put the file into a folder named one of'],
  ])('KB-12b reports where %s is invalid, and imports nothing', async (path, text, reason) => {
    await write('supplier/a/good.en-US.md', `${HEAD}Text.`)
    await write(path, text)
    const received = await refused()
    expect(received).toContain(path)
    expect(received).toContain(reason)
  })
})
