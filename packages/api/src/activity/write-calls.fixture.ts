import type { ActivityEvent, JobStarted } from '@tessera/contract'
import { HEADERS } from '@tessera/contract'
import { randomUUID } from 'node:crypto'
import { ADMIN, waitForJob } from '../testing/administration.ts'
import type { Browser } from '../testing/browser.ts'
import type { TestServer } from '../testing/server.ts'

/** The super admin. */
export const SUPER = 'super@scintilla.example'
/** The base path of the calls. */
export const API = '/core-app-api'
/** The test's server, and the companies that its calls use. */
export interface Writing {
  server: TestServer
  /** The ids of Bright Foods, of Small Farm and of the company that runs the portal. */
  bright: string
  smallFarm: string
  internal: string
}

/** A write and the log entry that it creates. */
export interface Write {
  event: ActivityEvent
  by: string
  /** The id of the entry's subject; a pattern if the call creates it. */
  entity: string | RegExp
  /** The subject's name in the log. */
  title?: string
  /** The company whose log has the entry; Bright Foods when absent. */
  log?: 'internal' | 'own' | 'smallFarm'
  before?: object
  after?: object
  make: (writing: Writing) => Promise<{ statusCode: number; body: string } | undefined>
}

/** An email address at Bright Foods. */
export const at = (name: string) => `${name}@brightfoods.example`
/** A new idempotency key. */
export const key = () => ({ [HEADERS.idempotencyKey]: randomUUID() })
/** An API path below Bright Foods. */
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

/** Waits for the job that a call started. */
export async function settled(
  { server }: Writing,
  by: Browser,
  { statusCode, body }: { statusCode: number; body: string },
) {
  if (statusCode !== 202) return
  const started: Partial<JobStarted> = JSON.parse(body)
  const { jobId } = started
  if (jobId) await waitForJob(server, { jobId, accepted: 0, rejected: [] }, by)
}

/** Makes a call for Bright Foods as its administrator. */
export const asAdmin =
  (method: 'GET' | 'POST' | 'PUT' | 'DELETE', rest: string, body?: unknown) => (writing: Writing) =>
    send(writing, ADMIN, method, pathOf(writing, rest), body)
/** Makes a call as the super admin. */
export const asSuper =
  (method: 'GET' | 'POST' | 'PUT' | 'DELETE', rest: string, body?: unknown) => (writing: Writing) =>
    send(writing, SUPER, method, `${API}/${rest}`, body)

/** An export of a whole list. */
export const EXPORT_OPTIONS = { format: 'csv', rows: 'all', columns: 'all', filters: {} }
/** An id that the server generates. */
export const ID = /^[0-9a-f-]{36}$/
