import { createHash } from 'node:crypto'
import type { AttachmentType, IncidentStatus } from '@tessera/contract'
import { ATTACHMENT_TYPES } from '@tessera/contract'
import type { Insertable } from 'kysely'
import { later } from '../../core/clock.ts'
import type { Random } from '../../core/mock/random.ts'
import { createRandom } from '../../core/mock/random.ts'
import type { Schema } from '../../schema.ts'
import type { Calendar } from '../dates.ts'
import type { CaseTexts } from './cases.ts'
import { PARENTS } from './choices.ts'
import { NOTES } from './contact-texts.ts'
import { demoFile } from './files.ts'
import type { Filer, Filers, Plan } from './plans.ts'
import { caseOf, CASES, planned } from './plans.ts'

/** A separate seed, so that changes here don't affect other demo data. */
const SEED = 20_260_501
const STAFF = 'super@scintilla.example'
const STRANGER = 'stranger'
const HOUR = 60 * 60_000
const FILES = 40
const VERDICTS = 25

/** The age of an incident with each status, in days. */
const AGES: Readonly<Record<IncidentStatus, readonly [least: number, most: number]>> = {
  NEW: [0, 3],
  IN_PROGRESS: [2, 9],
  WAITING_ON_USER: [3, 12],
  RESOLVED: [6, 12],
  CLOSED: [25, 170],
}

type Rows<T extends keyof Schema> = Insertable<Schema[T]>[]

/** The rows of the demo incidents, and the content of their files by id. */
export interface DemoIncidents {
  incidents: Rows<'incidents'>
  threads: Rows<'incidents_threads'>
  statuses: Rows<'incidents_statuses'>
  files: Rows<'incidents_files'>
  reads: Rows<'incidents_reads'>
  watchers: Rows<'incidents_watchers'>
  contents: Map<string, Buffer>
}

interface Slots {
  random: Random
  texts: CaseTexts
}

/** Replaces the placeholders in a text, e.g. `{item}`; unknown ones stay. */
function fillPlaceholders(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}

const valuesOf = ({ random, texts }: Slots) => ({
  item: random.pick(texts.items),
  report: random.pick(texts.reports),
  store: String(random.between(1001, 5200)),
  count: String(random.between(12, 480)),
})

/** Returns the choices from the support type down to the named choice. */
function pathOf(choice: string): string[] {
  const parent = PARENTS.get(choice)
  return parent === undefined ? [choice] : [...pathOf(parent), choice]
}

const FILE_NAMES: Readonly<Record<AttachmentType, string>> = {
  pdf: 'invoice-0426.pdf',
  png: 'screenshot.png',
  jpg: 'shelf.jpg',
  jpeg: 'photo-store.jpeg',
  xlsx: 'comparison.xlsx',
  csv: 'export.csv',
  docx: 'steps.docx',
  txt: 'error-message.txt',
}
const FILE_TYPES = Object.keys(ATTACHMENT_TYPES) as AttachmentType[]

interface Making {
  random: Random
  made: DemoIncidents
  calendar: Calendar
}

/** Yields times for an incident's events, evenly spaced, at least an hour apart and before noon of the demo's day. */
function* moments(created: Date, steps: number, until: Date): Generator<Date, Date> {
  const span = (until.getTime() - created.getTime()) / (steps + 2)
  for (let step = 1; ; step += 1) yield later(created, Math.round(step * span))
}

function addStatuses(
  making: Making,
  incident_id: string,
  history: readonly (readonly [IncidentStatus, Date, string])[],
): void {
  for (const [status, at, by] of history) {
    making.made.statuses.push({
      id: making.random.uuid(),
      incident_id,
      status,
      created_at: at,
      created_by: by,
      updated_at: at,
      updated_by: by,
    })
  }
}

function addFileOf(
  making: Making,
  incident_id: string,
  { at, by, text }: { at: Date; by: string; text: string },
): void {
  const { random, made } = making
  const type = FILE_TYPES[made.files.length % FILE_TYPES.length] ?? 'png'
  const id = random.uuid()
  const content = demoFile(type, text)
  made.contents.set(id, content)
  made.files.push({
    id,
    incident_id,
    thread_id: null,
    name: FILE_NAMES[type],
    size: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
    created_at: at,
    created_by: by,
    updated_at: at,
    updated_by: by,
  })
}

function addIncident(making: Making, { filer, status, turn, lines }: Plan): void {
  const { random, made, calendar } = making
  const texts = CASES[filer.locale]
  const found = caseOf(texts, turn)
  const values = valuesOf({ random, texts })
  const [support_type = '', issue = null, issue_type = null, sub_issue_type = null] = pathOf(found[0])
  const id = random.uuid()
  const by = filer.creator?.loginId ?? STRANGER
  const [least, most] = AGES[status]
  const created = later(calendar.daysAgo(random.between(least, most)), -random.between(1, 9) * HOUR)
  const until = status === 'CLOSED' ? later(created, 9 * 24 * HOUR) : later(calendar.daysAgo(0), -HOUR)
  const clock = moments(created, lines.length + 1, until)
  const history: [IncidentStatus, Date, string][] = [['NEW', created, by]]
  let last = { at: created, by }
  let answered: Date | null = null
  if (status !== 'NEW') {
    const taken = clock.next().value
    history.push(['IN_PROGRESS', taken, STAFF])
    last = { at: taken, by: STAFF }
  }
  for (const [index, [isStaff, text]] of lines.entries()) {
    const at = clock.next().value
    const author = isStaff ? STAFF : by
    made.threads.push({
      id: random.uuid(),
      incident_id: id,
      kind: isStaff ? 'AGENT' : 'USER',
      author_login_id: isStaff ? STAFF : (filer.creator?.loginId ?? null),
      text: fillPlaceholders(text, values),
      created_at: at,
      created_by: author,
      updated_at: at,
      updated_by: author,
    })
    if (index === 0) history.push(['WAITING_ON_USER', at, STAFF])
    if (index === 1 || (index === 3 && !isStaff)) history.push(['IN_PROGRESS', at, by])
    if (index === 2 && status === 'WAITING_ON_USER') history.push(['WAITING_ON_USER', at, STAFF])
    if (index === 2 && (status === 'RESOLVED' || status === 'CLOSED')) history.push(['RESOLVED', at, STAFF])
    answered ??= isStaff ? at : null
    last = { at, by: author }
  }
  if (status === 'CLOSED') {
    const thanked = later(last.at, HOUR)
    history.push(['CLOSED', thanked, by])
    last = { at: thanked, by }
  }
  const isOpen = status === 'NEW' || status === 'IN_PROGRESS'
  const isJudged = (status === 'RESOLVED' || status === 'CLOSED') && judgedIn(made) < VERDICTS
  made.incidents.push({
    id,
    tenant: filer.tenant,
    status,
    version: history.length + lines.length,
    osc_type: support_type === '1463' && issue === '2102' ? 'access' : 'support',
    account_type: filer.creator?.company.type === 'INTERNAL' ? '23' : '25',
    support_type,
    issue,
    issue_type,
    sub_issue_type,
    first_name: filer.contact.first,
    last_name: filer.contact.last,
    company_name: filer.contact.company,
    contact_email: filer.contact.email,
    phone: `+1 555 ${random.between(200, 989)} ${random.between(1000, 9999)}`,
    description: fillPlaceholders(found[1], values),
    on_behalf: filer.creator !== null && filer.contact.email !== filer.creator.loginId,
    locale: filer.locale,
    queue_id: '1001',
    product_id: '310',
    entry_id: '7',
    creator_login_id: filer.creator?.loginId ?? null,
    company_id: filer.creator?.company.id ?? null,
    contact_confirmed_at: filer.creator || turn % 2 === 0 ? created : null,
    assignee_login_id: status === 'NEW' || turn % 4 === 3 ? null : STAFF,
    waiting_since: isOpen && last.by !== STAFF ? last.at : null,
    answered_at: answered,
    last_updated_at: last.at,
    last_updated_by: last.by,
    verdict_helped: isJudged ? judgedIn(made) % 5 !== 4 : null,
    verdict_text: isJudged ? (texts.verdicts[judgedIn(made) % texts.verdicts.length] ?? '') : null,
    created_at: created,
    created_by: by,
    updated_at: last.at,
    updated_by: last.by,
  })
  addStatuses(making, id, history)
  if (made.incidents.length % 3 === 1 && made.files.length < FILES)
    addFileOf(making, id, { at: created, by, text: fillPlaceholders(found[1], values) })
  addOthers(making, id, filer, { status, at: last.at, turn })
}

const judgedIn = ({ incidents }: DemoIncidents): number =>
  incidents.filter(({ verdict_helped: helped }) => typeof helped === 'boolean').length

/** Adds the staff's notes, the creator's last read time, and the watchers. */
function addOthers(
  { random, made }: Making,
  incident_id: string,
  { creator, watcher }: Filer,
  { status, at, turn }: { status: IncidentStatus; at: Date; turn: number },
): void {
  const audit = (by: string) => ({ created_at: at, created_by: by, updated_at: at, updated_by: by })
  if (status !== 'NEW' && turn % 4 === 1) {
    const text = NOTES[turn % NOTES.length] ?? NOTES[0]
    made.threads.push({ id: random.uuid(), incident_id, kind: 'NOTE', author_login_id: STAFF, text, ...audit(STAFF) })
  }
  const isRead = status === 'CLOSED' || turn % 3 !== 0
  if (creator && isRead) {
    const { loginId: login_id } = creator
    made.reads.push({ id: random.uuid(), incident_id, login_id, read_at: at, ...audit(login_id) })
  }
  if (watcher)
    made.watchers.push({ id: random.uuid(), incident_id, login_id: watcher.loginId, ...audit(watcher.loginId) })
}

/** Makes 120 incidents in every status, with 320 comments, 40 files, notes, watchers and 25 verdicts. */
export function makeIncidents(filers: Filers, calendar: Calendar): DemoIncidents {
  const random = createRandom(SEED)
  const made: DemoIncidents = {
    incidents: [],
    threads: [],
    statuses: [],
    files: [],
    reads: [],
    watchers: [],
    contents: new Map(),
  }
  const making = { random, made, calendar }
  for (const plan of planned(filers)) addIncident(making, plan)
  // Reference numbers follow the order of filing.
  made.incidents.sort((one, other) => Number(one.created_at) - Number(other.created_at))
  for (const [index, incident] of made.incidents.entries()) incident.number = 100_001 + index
  return made
}
