import type { Job, JobStarted } from '@tessera/contract'
import { expect } from 'vitest'
import { keyOfFile } from '../core/jobs/job-files.ts'
import { createStorage } from '../core/storage/storage.ts'
import type { Browser } from './browser.ts'
import { personOf } from './registration.ts'
import type { TestServer } from './server.ts'

/** An administrator of the company whose users and domains the tests change. */
export const ADMIN = 'admin@brightfoods.example'
/** A user of the same company. */
export const USER = 'user@brightfoods.example'

/** An administrator's browser, and the path of their company's users. */
export interface Administering {
  admin: Browser
  users: string
}

/** Signs an administrator in. */
export async function administering(server: TestServer): Promise<Administering> {
  const { company_id } = await personOf(server, ADMIN)
  return { admin: await server.signedIn(ADMIN), users: `companies/${company_id}/users` }
}

/** An administrator who exports lists, and their company's id. */
export interface Exporting extends Administering {
  companyId: string
}

/** Signs an administrator in for exports, in a new minute because exports per minute are limited. */
export async function exporting(server: TestServer): Promise<Exporting> {
  server.clock.advance(1)
  const { admin, users } = await administering(server)
  return { admin, users, companyId: users.split('/')[1] ?? '' }
}

/** Waits for a job's end and reads it. The server also runs jobs itself, right after its response. */
export async function waitForJob(
  server: TestServer,
  { jobId }: JobStarted,
  by: Browser,
  status = 'DONE',
): Promise<Job> {
  const read = async () => (await by.get(`v1/jobs/${jobId}`)).json<Job>()
  const statusNow = async () => {
    await server.runJobs()
    return (await read()).status
  }
  await expect.poll(statusNow, { timeout: 60_000 }).toBe(status)
  return read()
}

/** Whether the storage contains a job's file. */
export async function isStored({ settings }: TestServer, jobId: string): Promise<boolean> {
  const content = await createStorage(settings).get(keyOfFile(jobId))
  content?.destroy()
  return content !== null
}
