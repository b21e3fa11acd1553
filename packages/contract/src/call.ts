import type { input, output, ZodType } from 'zod'
import type { MediaType } from './files.ts'
import type { Gate } from './session/gates.ts'
import type { Group, Permission } from './session/permissions.ts'
import type { TenantCode } from './tenants.ts'

/** The HTTP methods that calls use. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * The data that a call can touch: `none` for no user's or company's data, `self` for only the caller's login id,
 * `company` for only the company in effect. The id is in the path or query parameter of that name.
 */
export type Scope = 'none' | 'self' | 'company'

/** The schemas of a call's data; an absent schema means no data. */
export interface CallSchemas {
  params?: ZodType<Record<string, string>, Record<string, string>>
  query?: ZodType<object, object>
  body?: ZodType
  answer?: ZodType
}

/** A row of the call table: everything that the server enforces and the client needs, without code. */
export interface CallRow {
  method: Method
  /** Relative to the API base; a leading `/` means relative to the origin. Parameters are written as `:name`. */
  path: string
  /** `public` allows anyone; `session` returns 401 without a live session. */
  access: 'public' | 'session'
  /** Account gates that do not close this call; `all` if it must work for every signed-in account. */
  openUnder: 'all' | readonly Gate[]
  /** Required besides the session; without it, the call returns 403. */
  permission?: Permission
  /** Only for users of these groups; other users get 403. */
  groups?: readonly Group[]
  scope: Scope
  /** Tenants with this call; others return 404. The default is all tenants. */
  tenants?: readonly TenantCode[]
  /** Changes state: requires the `x-portal-request` header and, even for GET, the same origin. */
  writes: boolean
  /** Open to super-admin spectators although it writes: it changes only their own data, or no data. */
  spectators?: true
  /** Never counts as user activity, whatever its headers say. */
  passive?: true
  /** Ends acting for a company, including a company that the user can no longer act for. */
  leavesCompany?: true
  /** Creates something: a repeated `Idempotency-Key` has one effect. */
  idempotent?: boolean
  /** Returns texts in the reader's language. */
  localized?: boolean
  /** Milliseconds that the response stays fresh; the default is five minutes. */
  freshness?: number
  /** Returns 412 until the user passes a human check, if the rules require one. */
  bot?: boolean
  /**
   * Requests of this call per minute. A number counts per session, or per address for callers without a session.
   * `strict` is for calls that guess secrets or send email: it counts per address, up to `strictRequestsPerMinute` of
   * the configuration.
   */
  rateLimit?: number | 'strict'
  /**
   * Takes a file in a multipart/form-data body, up to the size in the configuration value of this key. A body without a
   * file is JSON.
   */
  upload?: 'bulkMaxBytes' | 'attachmentMaxBytes'
  /** The most bytes of a JSON body, if that is more than 1 MB. */
  maxBytes?: number
  /** Returns a file of one of these media types, by default the first; JSON if absent. */
  mediaTypes?: readonly [MediaType, ...MediaType[]]
  /** Status on success. */
  status: 200 | 201 | 202 | 204
  /** Status if the call has only started a job. */
  orStatus?: 202
}

/** A row with its name and the types of its data. */
export interface Call<S extends CallSchemas = CallSchemas> extends CallRow {
  /** `area.name`, e.g. `session.authStatus`: the key of the cache, log lines and the authorization matrix. */
  id: string
  /** Never set; only carries the types. */
  schemas?: S
}

/** Defaults of an area's calls; a row overrides them. */
type RowDefaults = Omit<CallRow, 'path'>
type RowsOf<Area> = { [Name in keyof Area]: Partial<RowDefaults> & Pick<CallRow, 'path'> }

/** The calls of an area, each typed by its schemas. */
export type CallsOf<Area> = { [Name in keyof Area]: Area[Name] extends CallSchemas ? Call<Area[Name]> : never }

/** Defaults of most read calls. */
export const READ = { method: 'GET', scope: 'none', writes: false, status: 200 } as const

/** Adds an area's shared values to each of its rows, and names each row `area.key`. */
export function defineCalls<Area>(area: string, common: RowDefaults, rows: RowsOf<Area>): CallsOf<Area> {
  const named = Object.entries<Partial<CallRow>>(rows).map(([key, row]) => [
    key,
    { ...common, ...row, id: `${area}.${key}` },
  ])
  return Object.fromEntries(named) as CallsOf<Area>
}

type Sent = 'params' | 'query' | 'body'
type PartsOf<S> = Pick<S, Extract<keyof S, Sent>>

/** The data sent with a call. */
export type Input<S extends CallSchemas> = { [Part in keyof PartsOf<S>]: input<NonNullable<S[Part]>> }
/** The validated input of a call's handler: path parameters, query and body. */
export type CheckedInput<S extends CallSchemas> = { [Part in keyof PartsOf<S>]: output<NonNullable<S[Part]>> }
/** The response of a call; undefined for an empty one. */
export type Answer<S extends CallSchemas> = S extends { answer: ZodType } ? output<S['answer']> : undefined
