import * as z from 'zod'
import { oneCompany } from '../companies/schemas.ts'
import { fileFormat, streamedFile } from '../file-schemas.ts'
import { jobStarted } from '../jobs/schemas.ts'
import { choiceCounts, exportInput, facetInput, listInput, listOf, pageInput, pageOf } from '../list-schemas.ts'
import { ACTIVITY_EVENT_IDS, ACTIVITY_GROUPS, type ActivityEvent, type ActivityGroup } from './groups.ts'
import { ACTIVITY_COLUMNS, ACTIVITY_LIST } from './list.ts'
import { ACTIVITY_LIMITS, daysBetween } from './rules.ts'

const GROUP_IDS = Object.keys(ACTIVITY_GROUPS) as [ActivityGroup, ...ActivityGroup[]]
/** A filter can contain all events. */
const LONGEST_FILTER = 2000

const day = z.iso.date().refine((text) => text >= ACTIVITY_LIMITS.earliest && text <= ACTIVITY_LIMITS.latest, {
  error: `Choose a date from ${ACTIVITY_LIMITS.earliest} to ${ACTIVITY_LIMITS.latest}`,
  params: { code: 'date_bounds' },
})

const range = { startDate: day.optional(), endDate: day.optional() }

interface Range {
  startDate?: string | undefined
  endDate?: string | undefined
}

/** Refuses a range that ends before it starts or that is too long. */
function withinRange<Shape extends z.ZodType<Range>>(shape: Shape): Shape {
  return shape
    .refine(({ startDate, endDate }) => !startDate || !endDate || endDate >= startDate, {
      error: 'End date must be on or after start date',
      path: ['endDate'],
      params: { code: 'range_order' },
    })
    .refine(
      ({ startDate, endDate }) =>
        !startDate || !endDate || daysBetween({ startDate, endDate }) <= ACTIVITY_LIMITS.rangeDays,
      { error: "Date range can't be more than 30 days", path: ['endDate'], params: { code: 'range_length' } },
    )
}

const actor = z.string().max(254).toLowerCase()
const events = listOf(ACTIVITY_EVENT_IDS, LONGEST_FILTER)
const filters = { ...range, actor: actor.optional(), events: events.optional() }

const listQuery = withinRange(z.object({ ...listInput(ACTIVITY_LIST), ...filters }))
const facetQuery = withinRange(z.object({ ...facetInput(ACTIVITY_LIST), ...range, actor: actor.optional() }))
const actorsQuery = withinRange(z.object({ search: pageInput.search, ...range }))

const exported = { ...exportInput(ACTIVITY_LIST), ...filters }
const exportQuery = withinRange(z.object({ format: fileFormat, ...exported }))
const exportRequest = z.strictObject({
  format: fileFormat,
  rows: z.enum(['filtered', 'all']),
  columns: z.enum(['shown', 'all']),
  shown: z.array(z.enum(ACTIVITY_COLUMNS)).min(1).optional(),
  filters: withinRange(z.strictObject(exported)),
})

const state = z.record(z.string(), z.unknown()).nullable()
const event = z.enum(ACTIVITY_EVENT_IDS as [ActivityEvent, ...ActivityEvent[]])

const entry = z.object({
  id: z.string(),
  uiCreatedOnDate: z.iso.datetime(),
  actor: z.string(),
  actorLoginId: z.string(),
  /** The company that the actor belongs to. */
  actorCompany: z.string(),
  /** The company in whose log the entry is. */
  company: z.string(),
  entityId: z.string().nullable(),
  /** The name of the changed item at that time. */
  entityTitle: z.string().nullable(),
  /** The page with more details; null without one. */
  entityKind: z.enum(['user', 'request', 'domain', 'partner', 'review']).nullable(),
  event,
  eventTitle: z.string(),
  eventDescription: z.string(),
  sourceApp: z.enum(['portal', 'cli']),
  before: state,
  after: state,
})

const difference = z.object({
  field: z.string(),
  label: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
})

const eventChoice = z.object({ id: event, title: z.string(), group: z.enum(GROUP_IDS), groupTitle: z.string() })
const actorChoice = z.object({ loginId: z.string(), name: z.string(), company: z.string() })

/** The schemas of the activity area's calls. */
export const activitySchemas = {
  list: { params: oneCompany, query: listQuery, answer: pageOf(entry) },
  entry: {
    params: oneCompany.extend({ id: z.uuid() }),
    answer: entry.extend({ differences: z.array(difference) }),
  },
  events: { params: oneCompany, answer: z.array(eventChoice) },
  facets: { params: oneCompany, query: facetQuery, answer: choiceCounts },
  actors: { params: oneCompany, query: actorsQuery, answer: z.array(actorChoice) },
  exportLog: { params: oneCompany, query: exportQuery, answer: streamedFile },
  startExport: { params: oneCompany, body: exportRequest, answer: jobStarted },
}

export type ActivityQuery = z.infer<typeof listQuery>
export type ActivityFacetQuery = z.infer<typeof facetQuery>
export type ActivityActorsQuery = z.infer<typeof actorsQuery>
export type ActivityExport = z.infer<typeof exportQuery>
export type ActivityExportRequest = z.infer<typeof exportRequest>
/** The export request as the client sends it. */
export type ActivityExportInput = z.input<typeof exportRequest>
export type ActivityEntry = z.infer<typeof entry>
export type ActivityEntryDetail = z.infer<typeof activitySchemas.entry.answer>
export type ActivityDifference = z.infer<typeof difference>
export type ActivityEventChoice = z.infer<typeof eventChoice>
export type ActivityActor = z.infer<typeof actorChoice>
