import type { AddedComment, Incident, IncidentAttachment, IncidentThread } from '@tessera/contract'
import { calls, PERMISSIONS } from '@tessera/contract'
import { serverFor } from './open-portal.tsx'
import { user } from './people.ts'
import type { FakeServer } from './server.ts'

const SUPPORT_TYPE = { id: '1465', title: 'Data question' }

/** A user who files incidents. */
export const FILER = user({ authz: { group: null, permissions: [PERMISSIONS.listIncident] } })

export const FILE: IncidentAttachment = {
  id: '00000000-0000-4000-8000-000000000002',
  name: 'sales.png',
  size: 52_000,
  url: '/core-app-api/osc/user/incidents/INC-100042/attachments/00000000-0000-4000-8000-000000000002',
  scan: 'UNSCANNED',
  threadId: null,
  createdOn: '2026-02-17T16:04:00.000Z',
}

export const THREAD: IncidentThread = {
  id: '00000000-0000-4000-8000-000000000003',
  text: 'Two stores report late this week.',
  author: 'Morgan Hale',
  isOwn: false,
  authorKind: 'AGENT',
  createdOn: '2026-02-17T18:30:00.000Z',
}

/** The response to a comment. */
export const ADDED: AddedComment = { ...THREAD, text: 'It is back.', isOwn: true, authorKind: 'USER', attachments: [] }

export const INCIDENT: Incident = {
  incidentId: 'INC-100042',
  subject: 'Sales are empty since Monday',
  createdOn: '2026-02-17T16:04:00.000Z',
  lastUpdatedOn: '2026-02-17T18:30:00.000Z',
  statusInfo: { code: 'IN_PROGRESS', label: 'In progress' },
  companyName: 'Bright Foods',
  query: 'The weekly sales are empty.',
  supportType: SUPPORT_TYPE,
  unread: true,
  accountType: { id: '25', title: 'Supplier' },
  issue: { id: 'i-1', title: 'Missing data' },
  issueType: null,
  subIssueType: null,
  firstName: 'Dana',
  lastName: 'Reyes',
  primaryContactEmail: 'dana@brightfoods.example',
  callBackNumber: '479 555 0100',
  situationDescription: 'The weekly sales are empty since Monday.',
  onBehalf: false,
  createdBy: 'Dana Reyes',
  attachments: [FILE],
  threads: [THREAD],
  history: [{ status: { code: 'NEW', label: 'New' }, at: '2026-02-17T16:04:00.000Z', by: 'Dana Reyes' }],
  watchers: [],
  verdict: null,
  canComment: true,
  canClose: true,
  canJudge: false,
}

/** A server with one incident. */
export function serverWithIncident(incident: Incident = INCIDENT, person = FILER): FakeServer {
  return serverFor(person)
    .answers(calls.incidents.reasons, [SUPPORT_TYPE])
    .answers(calls.incidents.list, { content: [incident], page: 0, size: 25, total_elements: 1, total_pages: 1 })
    .answers(calls.incidents.read, incident)
    .answers(calls.incidents.markRead, undefined)
    .answers(calls.tableViews.list, [])
}
