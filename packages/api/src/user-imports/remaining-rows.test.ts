import type { Failure, JobStarted, ListedJob } from '@tessera/contract'
import { HEADERS } from '@tessera/contract'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { removeOldFiles } from '../core/jobs/job-files.ts'
import { createStorage } from '../core/storage/storage.ts'
import { ADMIN, administering, waitForJob, isStored, USER } from '../testing/administration.ts'
import type { Browser } from '../testing/browser.ts'
import { personOf } from '../testing/registration.ts'
import type { TestServer } from '../testing/server.ts'
import { startTestServer } from '../testing/server.ts'
import { commitPreview, newcomer, previewFile, fileOf } from '../testing/importing.ts'
import { removeOldImports } from './imports.ts'

const at = (name: string) => `${name}@brightfoods.example`
const SUPER_ADMIN = 'super@scintilla.example'

let server: TestServer
let admin: Browser
let users: string
beforeAll(async () => {
  server = await startTestServer()
  ;({ admin, users } = await administering(server))
})
afterAll(() => server.close())

/** Imports rows and waits until the job has ended. */
async function uploaded(
  rows: readonly string[][],
  locale = 'es-MX',
  options: Parameters<typeof commitPreview>[1] = {},
): Promise<JobStarted> {
  const sent = { by: admin, users, locale }
  const started = await commitPreview(await previewFile(fileOf(...rows), sent), options, sent)
  await waitForJob(server, started, admin)
  return started
}

const linkTo = ({ jobId }: JobStarted, by = admin, headers = {}) => by.get(`v1/jobs/${jobId}/failed-rows`, headers)

async function fetched(job: JobStarted): Promise<Buffer> {
  const { url } = (await linkTo(job)).json<{ url: string }>()
  return (await admin.send('GET', url)).rawPayload
}

async function rowsIn(file: Buffer) {
  const { sheets } = await readXlsx(file)
  return sheets[0]?.rows.map((cells) => cells.map((value) => String(value ?? '')))
}

/** The status and code of a refusal. */
async function refusal(asking: ReturnType<Browser['get']>): Promise<string> {
  const response = await asking
  return `${response.statusCode} ${response.json<Failure>().code}`
}

describe('the file of failed rows', () => {
  it('USR-17 SRV-11 has the rows as typed, with their row numbers and reasons, in the reader’s language', async () => {
    const [ana, unknown] = [newcomer(at('ana')), newcomer('', { product: 'Nada' })]
    const rows = [ana, newcomer('x@otra.example', { name: '=1+1' }), unknown, ana]
    const job = await uploaded(rows, 'fr-CA')
    const response = await admin.send('GET', (await linkTo(job)).json<{ url: string }>().url)
    expect(response.headers).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': 'attachment; filename="users_failed_2026-03-02.xlsx"',
    })
    expect(await rowsIn(response.rawPayload)).toEqual([
      [
        'Ligne du fichier téléversé',
        'Prénom',
        'Nom de famille',
        'Courriel',
        'Type d’entreprise',
        'Produits',
        'Rôle',
        'Motif',
      ],
      [
        '3',
        "'=1+1",
        'Muñoz',
        'x@otra.example',
        'Nuestra empresa',
        'Report Builder',
        'Usuario',
        'Prénom\u00a0: Utilisez seulement des lettres, des espaces, des apostrophes, des traits d’union et des points. Trouvé\u00a0: =; ' +
          'Courriel\u00a0: Le domaine de courriel n’est pas autorisé pour cette entreprise. ' +
          'Utilisez un autre courriel ou ajoutez d’abord le domaine',
      ],
      [
        '4',
        'Ana',
        'Muñoz',
        '',
        'Nuestra empresa',
        'Nada',
        'Usuario',
        'Courriel\u00a0: Ce champ est obligatoire; Produits\u00a0: Votre entreprise n’a pas ce produit. ' +
          'Produits disponibles\u00a0: Activation des constats | Analyse des canaux | Comportement des acheteurs | ' +
          'Générateur de rapports | Paysages numériques | Perception de la clientèle',
      ],
      ['5', ...ana, 'Courriel\u00a0: La ligne 2 a déjà ce courriel. Gardez-en une seule'],
    ])
  })

  it('USR-17 can be uploaded unchanged, and adds exactly its rows after they are corrected', async () => {
    const fault = 'Ana\u0001\u0007 <b>& "x"'
    const file = await fetched(
      await uploaded([newcomer('y@otra.example'), newcomer(at('one')), newcomer(at('two'), { name: fault })]),
    )
    const sent = { by: admin, users }
    const again = await previewFile(file, sent)
    expect(again.skippedColumns).toEqual([])
    expect(again.rows.map(({ row, values, errors }) => [row, values.firstName, errors[0]?.code])).toEqual([
      [2, 'Ana', 'DOMAIN_NOT_AUTHORIZED'],
      [3, fault, 'markup'],
    ])
    const rows = [
      { row: 2, values: { email: at('three') } },
      { row: 3, values: { firstName: 'Ana' } },
    ]
    const started = await commitPreview(again, { rows }, sent)
    expect(await waitForJob(server, started, admin)).toEqual({ status: 'DONE', processed: 2, total: 2, failed: [] })
    expect([(await personOf(server, at('two'))).status, (await personOf(server, at('three'))).status]).toEqual([
      'PENDING',
      'PENDING',
    ])
  })

  it('USR-18 has unconfirmed rows that would overwrite a user, and offers them again', async () => {
    const rows = [newcomer(at('four')), newcomer(at('invited'))]
    const job = await uploaded(rows, 'en-US', { confirmedRows: [] })
    const file = await fetched(job)
    expect((await rowsIn(file))?.slice(1).map((cells) => [cells[0], cells.at(-1)])).toEqual([
      [
        '3',
        'Email: This row would change an existing user, and nobody confirmed that. Upload the file of these rows and confirm the change',
      ],
    ])
    const sent = { by: admin, users }
    const again = await previewFile(file, sent)
    expect(again).toMatchObject({ uploaded: null, counts: { wouldOverwrite: 1 } })
    const started = await commitPreview(again, { isOverrideConfirmed: true }, sent)
    expect(await waitForJob(server, started, admin)).toMatchObject({ total: 1, failed: [] })
    expect(await personOf(server, at('invited'))).toMatchObject({ first_name: 'Ana' })
  })

  it('SRV-11 can have more rows than one batch, in the order of the uploaded file', async () => {
    const rows = Array.from({ length: 1100 }, (_, n) => newcomer(`no${n}`))
    const written = (await rowsIn(await fetched(await uploaded(rows))))?.slice(1)
    expect(written?.map(([row]) => Number(row))).toEqual(rows.map((_, n) => n + 2))
  })

  it('SRV-11 is in the list of jobs, but not while the job runs or if no row failed', async () => {
    const [clean, faulty] = [
      await uploaded([newcomer(at('six'))]),
      await uploaded([newcomer(at('seven')), newcomer('')]),
    ]
    const jobs = (await admin.get('v1/jobs')).json<ListedJob[]>()
    const of = ({ jobId }: JobStarted) => jobs.find((job) => job.jobId === jobId)
    expect(of(clean)).toMatchObject({ kind: 'userImports.importUsers', failures: 0, file: null, failedRows: null })
    expect(of(faulty)).toMatchObject({
      about: {
        name: expect.stringMatching(/^people/),
        companyId: users.split('/')[1],
        page: expect.stringMatching(/^\/admin\/userList\/upload\/[\w-]{36}$/),
      },
      failures: 1,
      file: null,
      failedRows: { name: 'users_failed_2026-03-02.xlsx', companyId: users.split('/')[1] },
    })
    expect(await refusal(linkTo(clean))).toBe('404 NOT_FOUND')
    expect(await refusal(admin.get(`v1/jobs/${faulty.jobId}/file`))).toBe('404 NOT_FOUND')
    await server.db.updateTable('jobs').set({ status: 'RUNNING' }).where('id', '=', faulty.jobId).execute()
    expect(await refusal(linkTo(faulty))).toBe('404 NOT_FOUND')
  })

  it('SRV-11 is available only to its user, in its company, for a minute', async () => {
    const job = await uploaded([newcomer('')])
    const { url } = (await linkTo(job)).json<{ url: string }>()
    for (const loginId of [USER, SUPER_ADMIN]) {
      const other = await server.signedIn(loginId)
      expect([await refusal(linkTo(job, other)), await refusal(other.send('GET', url))]).toEqual([
        '404 NOT_FOUND',
        '404 NOT_FOUND',
      ])
    }
    const superAdmin = await server.signedIn(SUPER_ADMIN)
    const inEffect = users.split('/')[1] ?? ''
    const acting = { by: superAdmin, users, inEffect }
    const theirs = await commitPreview(await previewFile(fileOf(newcomer('')), acting), {}, acting)
    await waitForJob(server, theirs, superAdmin)
    expect(await refusal(linkTo(theirs, superAdmin))).toBe('404 NOT_FOUND')
    expect((await linkTo(theirs, superAdmin, { [HEADERS.companyContext]: inEffect })).statusCode).toBe(200)
    server.clock.advance(1)
    expect(await refusal(admin.send('GET', url))).toBe('404 NOT_FOUND')
  })

  it('SRV-11 is unavailable after a day, when its rows are removed; the file itself was never stored', async () => {
    const job = await uploaded([newcomer('')])
    expect(await isStored(server, job.jobId)).toBe(false)
    server.clock.advance(24 * 60)
    admin = await server.signedIn(ADMIN)
    expect(await refusal(linkTo(job))).toBe('404 NOT_FOUND')
    await removeOldFiles(server.db, createStorage(server.settings), server.clock.now())
    await removeOldImports(server.db, server.clock.now())
    expect(await server.db.selectFrom('user_imports_rows').select('id').execute()).toEqual([])
  })
})
