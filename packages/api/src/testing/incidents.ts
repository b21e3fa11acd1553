import type { IncidentDetailInput } from '@tessera/contract'
import { HEADERS } from '@tessera/contract'
import type { LightMyRequestResponse } from 'fastify'
import type { Browser } from './browser.ts'

/** A form with valid values for the US tenant. */
export const FORM: IncidentDetailInput = {
  accountType: '25',
  supportType: '1464',
  issue: '2202',
  issueType: '3206',
  subIssueType: '4203',
  firstName: 'Alex',
  lastName: 'Kim',
  companyName: 'Bright Foods',
  primaryContactEmail: 'user@brightfoods.example',
  callBackNumber: '+1 800 555 0142',
  situationDescription: 'The export of the weekly report stops at 40 %.',
  onBehalf: false,
  locale: 'en-US',
}

/** The smallest PNG: one pixel. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** A file for a form. */
export interface SentFile {
  name: string
  content: Buffer
}

/** Fields and a file as a multipart body. */
export async function encoded(fields: Readonly<Record<string, string>>, file: SentFile | null) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  if (file) form.append('file', new Blob([new Uint8Array(file.content)]), file.name)
  const response = new Response(form)
  return {
    body: Buffer.from(await response.arrayBuffer()),
    type: response.headers.get('content-type') ?? '',
  }
}

interface Sent {
  file?: SentFile | null
  key?: string
  headers?: Record<string, string>
}

/** Sends the incident form as the portal does. */
export async function sendIncident(
  by: Browser,
  changes: Partial<IncidentDetailInput> = {},
  { file = null, key, headers = {} }: Sent = {},
): Promise<LightMyRequestResponse> {
  const { body, type } = await encoded({ incidentDetail: JSON.stringify({ ...FORM, ...changes }) }, file)
  return by.send('POST', '/core-app-api/platform/support/osc/incidents?oscType=support', {
    body,
    headers: {
      'content-type': type,
      [HEADERS.botPrevention]: 'on',
      ...(key && { [HEADERS.idempotencyKey]: key }),
      ...headers,
    },
  })
}

/** Files an incident; returns its reference number. */
export async function fileIncident(by: Browser, changes: Partial<IncidentDetailInput> = {}, sent: Sent = {}) {
  const answer = await sendIncident(by, changes, sent)
  if (answer.statusCode !== 201) throw new Error(`The incident was refused: ${answer.body}`)
  return answer.json<{ incidentId: string }>().incidentId
}

/** Sends a file to an incident, without a comment. */
export async function sendAttachment(
  by: Browser,
  incidentId: string,
  file: SentFile,
  threadId?: string,
): Promise<LightMyRequestResponse> {
  const { body, type } = await encoded(threadId === undefined ? {} : { threadId }, file)
  const url = `/core-app-api/osc/user/incidents/${incidentId}/attachments`
  return by.send('POST', url, { body, headers: { 'content-type': type } })
}

/** Comments on an incident with a file, as the portal does. */
export async function sendComment(
  by: Browser,
  incidentId: string,
  file: SentFile,
  { text = 'See the file.', key }: { text?: string; key?: string } = {},
): Promise<LightMyRequestResponse> {
  const { body, type } = await encoded({ text }, file)
  const headers = { 'content-type': type, ...(key && { [HEADERS.idempotencyKey]: key }) }
  return by.send('POST', `/core-app-api/osc/user/incident/${incidentId}/addThread`, { body, headers })
}
