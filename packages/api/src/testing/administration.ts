import type { Job, JobStarted } from '@tessera/contract'
import { expect } from 'vitest'
import { keyOfFile } from '../core/jobs/job-files.ts'
import { createStorage } from '../core/storage/storage.ts'
import type { Browser } from './browser.ts'
import { personOf } from './registration.ts'
import type { TestServer } from './server.ts'

/** An administrator of the company whose people and domains tests change. */
export const ADMIN = 'admin@brightfoods.example'
/** A user of the same company. */
export const USER = 'user@brightfoods.example'

/** An administrator's browser, and where their company's people are. */
export interface Administering {
  admin: Browser
  users: string
}

/** Signs an administrator in. */
export async function administering(server: TestServer): Promise<Administering> {
  const { company_id } = await personOf(server, ADMIN)
  return { admin: await server.signedIn(ADMIN), users: `companies/${company_id}/users` }
}

/** An administrator who exports lists, in a company of an id. */
export interface Exporting extends Administering {
  companyId: string
}

/** Signs an administrator in for exports, in a minute of their own: few are started in one. */
export async function exporting(server: TestServer): Promise<Exporting> {
  server.clock.advance(1)
  const { admin, users } = await administering(server)
  return { admin, users, companyId: users.split('/')[1] ?? '' }
}

/** Waits for a job's end and reads it: the server itself does jobs too, as soon as it has answered. */
export async function finished(server: TestServer, { jobId }: JobStarted, by: Browser, status = 'DONE'): Promise<Job> {
  const read = async () => (await by.get(`v1/jobs/${jobId}`)).json<Job>()
  const statusNow = async () => {
    await server.runJobs()
    return (await read()).status
  }
  await expect.poll(statusNow, { timeout: 60_000 }).toBe(status)
  return read()
}

/** Whether the storage holds what a job has made. */
export async function isStored({ settings }: TestServer, jobId: string): Promise<boolean> {
  const content = await createStorage(settings).get(keyOfFile(jobId))
  content?.destroy()
  return content !== null
}
