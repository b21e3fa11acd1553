import type { Commit, JobStarted, MendedRehearsal, MendedRow, Rehearsal, SheetMode } from '@tessera/contract'
import { HEADERS } from '@tessera/contract'
import type { LightMyRequestResponse } from 'fastify'
import type { Browser } from './browser.ts'

/** What is sent with a file of users besides it. */
export interface Sent {
  by: Browser
  /** Where the company's people are. */
  users: string
  mode?: SheetMode
  /** What is done with the file; only a rehearsal makes sense. */
  deed?: string
  key?: string
  locale?: string
  /** The company that is acted for. */
  inEffect?: string
}

/** Sends a file of users as the portal does. */
export async function sendFile(
  file: string | Buffer | null,
  { by, users, mode = 'add', deed = 'rehearse', key, locale = 'es-MX', inEffect }: Sent,
): Promise<LightMyRequestResponse> {
  const form = new FormData()
  form.append('mode', deed)
  if (file !== null) form.append('file', new Blob([new Uint8Array(Buffer.from(file))]), 'people.pdf')
  const encoded = new Response(form)
  const headers = {
    'content-type': encoded.headers.get('content-type') ?? '',
    locale,
    ...(key && { [HEADERS.idempotencyKey]: key }),
    ...(inEffect && { [HEADERS.companyContext]: inEffect }),
  }
  const body = Buffer.from(await encoded.arrayBuffer())
  return by.send(mode === 'add' ? 'POST' : 'PUT', `/core-app-api/${users}/bulk`, { headers, body })
}

/** What a file of users would do. */
export async function rehearsed(file: string | Buffer, sent: Sent): Promise<Rehearsal> {
  const answer = await sendFile(file, sent)
  if (answer.statusCode !== 200) throw new Error(`The file was refused: ${answer.body}`)
  return answer.json<Rehearsal>()
}

type Committed = Pick<Sent, 'by' | 'users' | 'locale' | 'inEffect' | 'key'>

/** Commits what was rehearsed. */
export function sendCommit(
  { id, mode }: Pick<Rehearsal, 'id' | 'mode'>,
  options: Partial<Commit>,
  { by, users, locale = 'es-MX', inEffect, key }: Committed,
): Promise<LightMyRequestResponse> {
  const headers = {
    locale,
    ...(key && { [HEADERS.idempotencyKey]: key }),
    ...(inEffect && { [HEADERS.companyContext]: inEffect }),
  }
  const body = { mode: 'commit', id, ...options }
  return by.send(mode === 'add' ? 'POST' : 'PUT', `/core-app-api/${users}/bulk`, { headers, body })
}

/** Commits what was rehearsed; answers the job. */
export async function committed(report: Rehearsal, options: Partial<Commit>, sent: Committed): Promise<JobStarted> {
  const answer = await sendCommit(report, options, sent)
  if (answer.statusCode !== 202) throw new Error(`The commit was refused: ${answer.body}`)
  return answer.json<JobStarted>()
}

/** Mends cells of what was rehearsed. */
export async function mended(
  { id }: Pick<Rehearsal, 'id'>,
  rows: readonly MendedRow[],
  { by, users, locale = 'es-MX' }: Committed,
): Promise<MendedRehearsal> {
  const answer = await by.send('PUT', `/core-app-api/${users}/bulk/${id}`, { headers: { locale }, body: { rows } })
  if (answer.statusCode !== 200) throw new Error(`Nothing was mended: ${answer.body}`)
  return answer.json<MendedRehearsal>()
}

/** Headings and rows as a file, one row each, with semicolons. */
export const sheetOf = (...rows: readonly (readonly string[])[]): string =>
  [['Nombre', 'Apellido', 'Correo electrónico', 'Tipo de empresa', 'Productos', 'Rol'], ...rows]
    .map((cells) => cells.join(';'))
    .join('\n')

/** The cells of somebody new. */
export const newcomer = (email: string, more: { name?: string; product?: string; role?: string } = {}): string[] => [
  more.name ?? 'Ana',
  'Muñoz',
  email,
  'Nuestra empresa',
  more.product ?? 'Report Builder',
  more.role ?? 'Usuario',
]
