import type { ActivityEvent, JobStarted } from '@tessera/contract'
import { HEADERS } from '@tessera/contract'
import { randomUUID } from 'node:crypto'
import { ADMIN, finished } from '../testing/administration.ts'
import type { Browser } from '../testing/browser.ts'
import type { TestServer } from '../testing/server.ts'

/** The super admin. */
export const SUPER = 'super@scintilla.example'
/** The base of the calls. */
export const API = '/core-app-api'
/** The server of the test, and how its calls are made. */
export interface Writing {
  server: TestServer
  /** The ids of Bright Foods, of Small Farm and of the company that runs the portal. */
  bright: string
  smallFarm: string
  internal: string
}

/** A write and the entry that it leaves. */
export interface Write {
  event: ActivityEvent
  by: string
  /** The id of the subject of the entry; a pattern where the call makes it. */
  entity: string | RegExp
  /** The name that it has in the log. */
  title?: string
  /** The company in whose log it is: Bright Foods where nothing is said. */
  log?: 'internal' | 'own' | 'smallFarm'
  before?: object
  after?: object
  make: (writing: Writing) => Promise<{ statusCode: number; body: string } | undefined>
}

/** An address of Bright Foods. */
export const at = (name: string) => `${name}@brightfoods.example`
/** The key of one press of a button. */
export const key = () => ({ [HEADERS.idempotencyKey]: randomUUID() })
/** The address of something of Bright Foods. */
export const pathOf = ({ bright }: Writing, rest: string) => `${API}/companies/${bright}/${rest}`

/** Makes a call as a user, and waits for its job. */
export async function send(
  writing: Writing,
  by: string,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
) {
  const browser = await writing.server.signedIn(by)
  const answer = await browser.send(method, path, { ...(body !== undefined && { body }), headers: key() })
  await settled(writing, browser, answer)
  return answer
}

/** Waits for the job that a call has started. */
export async function settled(
  { server }: Writing,
  by: Browser,
  { statusCode, body }: { statusCode: number; body: string },
) {
  if (statusCode !== 202) return
  const started: Partial<JobStarted> = JSON.parse(body)
  const { jobId } = started
  if (jobId) await finished(server, { jobId, accepted: 0, rejected: [] }, by)
}

/** Makes a call of Bright Foods as its administrator. */
export const asAdmin =
  (method: 'GET' | 'POST' | 'PUT' | 'DELETE', rest: string, body?: unknown) => (writing: Writing) =>
    send(writing, ADMIN, method, pathOf(writing, rest), body)
/** Makes a call as the super admin. */
export const asSuper =
  (method: 'GET' | 'POST' | 'PUT' | 'DELETE', rest: string, body?: unknown) => (writing: Writing) =>
    send(writing, SUPER, method, `${API}/${rest}`, body)

/** The export of a whole list. */
export const WISH = { format: 'csv', rows: 'all', columns: 'all', filters: {} }
/** An id that the server makes. */
export const ID = /^[0-9a-f-]{36}$/
