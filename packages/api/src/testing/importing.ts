import type {
  ImportCommit,
  ImportStarted,
  UpdatedPreview,
  CorrectedRow,
  ImportPreview,
  ImportMode,
} from '@tessera/contract'
import { HEADERS } from '@tessera/contract'
import type { LightMyRequestResponse } from 'fastify'
import type { Browser } from './browser.ts'

/** Options of an import in addition to the file. */
export interface Sent {
  by: Browser
  /** The path of the company's users. */
  users: string
  mode?: ImportMode
  key?: string
  locale?: string
  /** The company that the caller acts for. */
  inEffect?: string
}

/** Sends a file of users as the portal does. */
export async function sendFile(
  file: string | Buffer | null,
  { by, users, mode = 'add', key, locale = 'es-MX', inEffect }: Sent,
): Promise<LightMyRequestResponse> {
  const form = new FormData()
  if (file !== null) form.append('file', new Blob([new Uint8Array(Buffer.from(file))]), 'people.pdf')
  const encoded = new Response(form)
  const headers = {
    'content-type': encoded.headers.get('content-type') ?? '',
    locale,
    ...(key && { [HEADERS.idempotencyKey]: key }),
    ...(inEffect && { [HEADERS.companyContext]: inEffect }),
  }
  const body = Buffer.from(await encoded.arrayBuffer())
  return by.send(mode === 'add' ? 'POST' : 'PUT', `/core-app-api/${users}/bulk/preview`, { headers, body })
}

/** The preview of a file of users. */
export async function previewFile(file: string | Buffer, sent: Sent): Promise<ImportPreview> {
  const response = await sendFile(file, sent)
  if (response.statusCode !== 200) throw new Error(`The file was refused: ${response.body}`)
  return response.json<ImportPreview>()
}

type Committed = Pick<Sent, 'by' | 'users' | 'locale' | 'inEffect' | 'key'>

/** Commits a preview. */
export function sendCommit(
  { id, mode }: Pick<ImportPreview, 'id' | 'mode'>,
  commit: Partial<ImportCommit>,
  { by, users, locale = 'es-MX', inEffect, key }: Committed,
): Promise<LightMyRequestResponse> {
  const headers = {
    locale,
    ...(key && { [HEADERS.idempotencyKey]: key }),
    ...(inEffect && { [HEADERS.companyContext]: inEffect }),
  }
  const body = { id, ...commit }
  return by.send(mode === 'add' ? 'POST' : 'PUT', `/core-app-api/${users}/bulk`, { headers, body })
}

/** Commits a preview; returns the job. */
export async function commitPreview(
  report: ImportPreview,
  commit: Partial<ImportCommit>,
  sent: Committed,
): Promise<ImportStarted> {
  const response = await sendCommit(report, commit, sent)
  if (response.statusCode !== 202) throw new Error(`The commit was refused: ${response.body}`)
  return response.json<ImportStarted>()
}

/** Corrects cells of a preview. */
export async function correctPreview(
  { id }: Pick<ImportPreview, 'id'>,
  rows: readonly CorrectedRow[],
  { by, users, locale = 'es-MX' }: Committed,
): Promise<UpdatedPreview> {
  const response = await by.send('PUT', `/core-app-api/${users}/bulk/${id}`, { headers: { locale }, body: { rows } })
  if (response.statusCode !== 200) throw new Error(`Nothing was corrected: ${response.body}`)
  return response.json<UpdatedPreview>()
}

/** Headings and rows as a file, one row per line, with semicolons. */
export const fileOf = (...rows: readonly (readonly string[])[]): string =>
  [['Nombre', 'Apellido', 'Correo electrónico', 'Tipo de empresa', 'Productos', 'Rol'], ...rows]
    .map((cells) => cells.join(';'))
    .join('\n')

/** The cells of a new user. */
export const newcomer = (email: string, more: { name?: string; product?: string; role?: string } = {}): string[] => [
  more.name ?? 'Ana',
  'Muñoz',
  email,
  'Nuestra empresa',
  more.product ?? 'Report Builder',
  more.role ?? 'Usuario',
]
