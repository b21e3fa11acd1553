import type { AddedComment, Failure, Incident } from '@tessera/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PackedFile } from '../testing/archives.ts'
import { archiveOf } from '../testing/archives.ts'
import type { Browser } from '../testing/browser.ts'
import { fileIncident, PNG, sendAttachment, sendComment, sendIncident } from '../testing/incidents.ts'
import type { TestServer } from '../testing/server.ts'
import { startTestServer } from '../testing/server.ts'
import { cleanFileName, dispositionOf } from './rules.ts'

let server: TestServer
let user: Browser
let id: string
beforeAll(async () => {
  server = await startTestServer()
  await server.operate('config set botChallenge off')
  user = await server.signedIn('user@brightfoods.example')
  id = await fileIncident(user)
})
beforeEach(() => server.clock.advance(1))
afterAll(() => server.close())

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<< >>\nendobj\n')
const EXE = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)])
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
const sized = (size: number) => Buffer.concat([PDF, Buffer.alloc(size - PDF.length, 'a')])
const zipOf = (...names: string[]) => archiveOf(names.map((name): PackedFile => ({ name, content: 'x' })))
const BOMB = archiveOf([{ name: 'xl/workbook.xml', content: 'x', declared: 4_000_000_000 }])
const codeOf = (response: { statusCode: number; json: () => unknown }) => [
  response.statusCode,
  (response.json() as Failure).code,
]

describe('an incident’s file', () => {
  it('SUP-08a is accepted with exactly 10,485,760 bytes, and refused with one more', async () => {
    const largest = await sendComment(user, id, { name: 'large.pdf', content: sized(10_485_760) })
    const { attachments } = largest.json<AddedComment>()
    expect([largest.statusCode, attachments]).toMatchObject([201, [{ size: 10_485_760, scan: 'UNSCANNED' }]])
    const file = { name: 'larger.pdf', content: sized(10_485_761) }
    for (const response of [await sendComment(user, id, file), await sendIncident(user, {}, { file })]) {
      expect(codeOf(response)).toEqual([413, 'PAYLOAD_TOO_LARGE'])
      expect(response.json<Failure>().error).toBe('File size must not exceed 10 MB')
    }
  })

  it.each([
    ['program.pdf', EXE],
    ['program.txt', EXE],
    ['program.exe', EXE],
    ['drawing.png', SVG],
    ['page.html', Buffer.from('<script>alert(1)</script>')],
    ['picture.pdf', PNG],
    ['no-workbook.xlsx', zipOf('word/document.xml')],
    ['archive.docx', zipOf('readme.txt')],
    ['macro.xlsx', zipOf('xl/workbook.xml', 'xl/vbaProject.bin')],
    ['bomb.xlsx', BOMB],
    ['cut.xlsx', zipOf('xl/workbook.xml').subarray(0, 40)],
  ])('SUP-08a is refused as %s, and nothing is stored', async (name, content) => {
    const before = await server.db.selectFrom('incidents_files').select('id').execute()
    const response = await sendComment(user, id, { name, content })
    expect(codeOf(response)).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE'])
    expect(response.json<Failure>().error).toBe('This file type is not supported')
    expect(codeOf(await sendIncident(user, {}, { file: { name, content } }))).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE'])
    expect(await server.db.selectFrom('incidents_files').select('id').execute()).toEqual(before)
  })

  it('SUP-17 can be added without a comment, or to an existing comment', async () => {
    const other = await fileIncident(user)
    const file = { name: 'n.txt', content: Buffer.from('n') }
    const comment = await user.post(`osc/user/incident/${other}/addThread`, { text: 'See the file.' })
    const { id: threadId } = comment.json<AddedComment>()
    const statuses = []
    for (const thread of [undefined, threadId, '00000000-0000-4000-8000-000000000000']) {
      statuses.push((await sendAttachment(user, other, file, thread)).statusCode)
    }
    expect(statuses).toEqual([201, 201, 404])
    const { attachments } = (await user.get(`osc/user/incidents/${other}`)).json<Incident>()
    expect(new Set(attachments.map((each) => each.threadId))).toEqual(new Set([null, threadId]))
  })

  it('SUP-08a is refused if it is empty, with that reason', async () => {
    const response = await sendComment(user, id, { name: 'empty.txt', content: Buffer.alloc(0) })
    expect(response.statusCode).toBe(400)
    expect(response.json<Failure>().fieldErrors).toEqual([
      { field: 'file', code: 'file_empty', message: 'The file is empty.' },
    ])
  })

  it.each([
    ['figures.csv', Buffer.from('a;b\n1;2\n')],
    ['notas.txt', Buffer.from('\ufeffAño', 'utf16le')],
    ['photo.JPG', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0])],
    ['photo.jpeg', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0])],
    ['book.xlsx', zipOf('xl/workbook.xml')],
    ['letter.docx', zipOf('word/document.xml')],
    ['screen.png', PNG],
    ['paper.pdf', PDF],
  ])('SUP-08a is accepted as %s', async (name, content) => {
    const response = await sendComment(user, id, { name, content })
    expect([response.statusCode, response.json<AddedComment>().attachments[0]?.size]).toEqual([201, content.length])
  })

  it.each([
    ['../../x.txt', 'x.txt'],
    ['C:\\Users\\Ana\\report.xlsx', 'report.xlsx'],
    ['invoice\u202Etxt.pdf', 'invoicetxt.pdf'],
    ['a\u0000b\nc.txt', 'abc.txt'],
    ['  ..hidden.txt', 'hidden.txt'],
    ['<b>"bold"</b>.txt', 'b.txt'],
    ['.pdf', 'file.pdf'],
    [`${'x'.repeat(300)}.PDF`, `${'x'.repeat(96)}.pdf`],
    ['Año 2026.txt', 'Año 2026.txt'],
  ])('SUP-08d has a clean name instead of %j', (name, clean) => {
    expect(cleanFileName(name)).toBe(clean)
  })

  it('SUP-18 keeps its name when downloaded, and no character of it can end the header', () => {
    expect(dispositionOf('Año "1".txt')).toBe(
      `attachment; filename="Ano 1.txt"; filename*=UTF-8''A%C3%B1o%20%221%22.txt`,
    )
  })

  it('SUP-17a is refused after twenty', async () => {
    user = await server.signedIn('user@brightfoods.example')
    const other = await fileIncident(user)
    const file = { name: 'n.txt', content: Buffer.from('n') }
    const statuses = []
    for (let sent = 0; sent < 21; sent += 1) statuses.push((await sendComment(user, other, file)).statusCode)
    expect(statuses.slice(19)).toEqual([201, 409])
    expect((await user.get(`osc/user/incidents/${other}`)).json<Incident>().attachments).toHaveLength(20)
  })
})
