import type { input, output, ZodType } from 'zod'
import type { MediaType } from './files.ts'
import type { Gate } from './session/gates.ts'
import type { Group, Permission } from './session/permissions.ts'
import type { TenantCode } from './tenants.ts'

/** The HTTP methods that calls use. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * Whose data a call may touch: `none` no person's or company's, `self` only the caller's own login id,
 * `company` only the company in effect. The id is read from the path parameter or query of that name.
 */
export type Scope = 'none' | 'self' | 'company'

/** The schemas of what travels in one call; an absent one means that nothing travels there. */
export interface CallSchemas {
  params?: ZodType<Record<string, string>, Record<string, string>>
  query?: ZodType<object, object>
  body?: ZodType
  answer?: ZodType
}

/** One row of the call table: everything that the server enforces and the client needs, and no code. */
export interface CallRow {
  method: Method
  /** Relative to the API base; a leading `/` means the origin instead. Parameters as `:name`. */
  path: string
  /** `public` allows anyone; `session` returns 401 without a live session. */
  access: 'public' | 'session'
  /** Account gates that do not close this call; `all` when it must work for every signed-in account. */
  openUnder: 'all' | readonly Gate[]
  /** Needed besides the session; a missing one is 403. */
  permission?: Permission
  /** Only for people of these groups; others get 403. */
  groups?: readonly Group[]
  scope: Scope
  /** Tenants with this call; others return 404. All by default. */
  tenants?: readonly TenantCode[]
  /** Changes state: demands the `x-portal-request` header, same-origin for GETs too. */
  writes: boolean
  /** Open to super-admin spectators although it writes: it changes only their own data, or none. */
  spectators?: true
  /** Is never a person's doing, whatever its headers say. */
  passive?: true
  /** Leaves the company that was acted for, also one that may no longer be. */
  leavesCompany?: true
  /** Creates something: a repeated `Idempotency-Key` has one effect. */
  idempotent?: boolean
  /** Answers with texts in the reader's language. */
  localized?: boolean
  /** Milliseconds that its response stays fresh; five minutes by default. */
  freshness?: number
  /** Returns 412 until a human check is passed, where the rules require one. */
  bot?: boolean
  /**
   * Requests of this call per minute. A number counts per session, per address for callers without one. `strict` is for
   * calls that guess secrets or send email: it counts per address, up to `strictRequestsPerMinute` of the configuration.
   */
  rateLimit?: number | 'strict'
  /**
   * Takes a file in a multipart/form-data body, at most as large as the configuration's value for this key. A body
   * without a file is JSON.
   */
  upload?: 'bulkMaxBytes' | 'attachmentMaxBytes'
  /** The most bytes of a JSON body, where that is more than 1 MB. */
  maxBytes?: number
  /** Returns a file of one of these media types, the first by default; JSON when absent. */
  mediaTypes?: readonly [MediaType, ...MediaType[]]
  /** Message on success. */
  status: 200 | 201 | 202 | 204
  /** Message when the call has only started a job. */
  orStatus?: 202
}

/** A row that knows its name and, as types only, what travels in it. */
export interface Call<S extends CallSchemas = CallSchemas> extends CallRow {
  /** `area.name`, e.g. `session.authStatus`: key of cache, log line and authorization matrix. */
  id: string
  /** Never set; carries the types. */
  schemas?: S
}

/** Defaults of an area's calls; a row overrides them. */
type RowDefaults = Omit<CallRow, 'path'>
type RowsOf<Area> = { [Name in keyof Area]: Partial<RowDefaults> & Pick<CallRow, 'path'> }

/** The calls of an area, each typed by its schemas. */
export type CallsOf<Area> = { [Name in keyof Area]: Area[Name] extends CallSchemas ? Call<Area[Name]> : never }

/** Defaults of most reading calls. */
export const READ = { method: 'GET', scope: 'none', writes: false, status: 200 } as const

/** Completes every row of an area by what they have in common, and names it as `area.key`. */
export function defineCalls<Area>(area: string, common: RowDefaults, rows: RowsOf<Area>): CallsOf<Area> {
  const named = Object.entries<Partial<CallRow>>(rows).map(([key, row]) => [
    key,
    { ...common, ...row, id: `${area}.${key}` },
  ])
  return Object.fromEntries(named) as CallsOf<Area>
}

type Sent = 'params' | 'query' | 'body'
type PlaceholdersOf<S> = Pick<S, Extract<keyof S, Sent>>

/** The data sent with a call. */
export type Input<S extends CallSchemas> = { [Place in keyof PlaceholdersOf<S>]: input<NonNullable<S[Place]>> }
/** The validated input of a call's handler: path parameters, query and body. */
export type CheckedInput<S extends CallSchemas> = { [Place in keyof PlaceholdersOf<S>]: output<NonNullable<S[Place]>> }
/** The response of a call; undefined for an empty one. */
export type Answer<S extends CallSchemas> = S extends { answer: ZodType } ? output<S['answer']> : undefined
