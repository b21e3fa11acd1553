import type { Gate } from './session/gates.ts'
import type { Permission } from './session/permissions.ts'
import type { TenantCode } from './tenants.ts'

/** The HTTP methods that calls use. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * Whose data a call may touch: `none` no person's or company's, `self` only the caller's own login id,
 * `company` only the company in effect. The id is read from the path parameter or query of that name.
 */
export type Scope = 'none' | 'self' | 'company'

/** What travels in a call; an absent member means the call carries none of it. */
export interface CallShape {
  params?: Record<string, string>
  query?: object
  /** The query after it was checked, where that is more than its text: numbers, lists, defaults. */
  checkedQuery?: object
  body?: unknown
  answer?: unknown
}

/** One row of the call table: everything that the server enforces and the client needs, and no code. */
export interface CallRow {
  method: Method
  /** Relative to the API base; a leading `/` means the origin instead. Parameters as `:name`. */
  path: string
  /** `public` answers anyone; `session` answers 401 without a live session. */
  access: 'public' | 'session'
  /** Account gates that do not close this call; `all` when it must work for every signed-in account. */
  openUnder: 'all' | readonly Gate[]
  /** Needed besides the session; a missing one is 403. */
  permission?: Permission
  scope: Scope
  /** Tenants that have this call; others answer 404. All when absent. */
  tenants?: readonly TenantCode[]
  /** Changes state: demands the `x-portal-request` header, same-origin for GETs too. */
  writes: boolean
  /** A POST that creates: a repeated `Idempotency-Key` has one effect. */
  idempotent?: boolean
  /** Answers 412 until a person has been proven, where the rules ask for it. */
  bot?: boolean
  /** Requests per minute and address, where stricter than the general limit. */
  rateLimit?: number
  /** What the caller sees when it succeeds. */
  status: 200 | 201 | 202 | 204
}

/** A row that knows its name and, as types only, what travels in it. */
export interface Call<S extends CallShape = CallShape> extends CallRow {
  /** `area.name`, e.g. `session.authStatus`: key of cache, log line and authorisation matrix. */
  id: string
  /** Never set; carries the types. */
  shape?: S
}

/** A row without its name; `defineCalls` names it. */
export type UnnamedCall<S extends CallShape> = CallRow & { shape?: S }

/** Declares a row and the types that travel in it. */
export function call<S extends CallShape>(row: CallRow): UnnamedCall<S> {
  return row
}

type Named<T> = { [K in keyof T]: T[K] extends UnnamedCall<infer S> ? Call<S> : never }

/** Names every row of an area as `area.key`. */
export function defineCalls<T extends Record<string, CallRow>>(area: string, rows: T): Named<T> {
  const named = Object.entries(rows).map(([key, row]) => [key, { ...row, id: `${area}.${key}` }])
  return Object.fromEntries(named) as Named<T>
}

/** The answer type of a call. */
export type AnswerOf<C> = C extends Call<infer S> ? (S extends { answer: infer A } ? A : undefined) : never
type CheckedQuery<S> = S extends { checkedQuery: infer Q } ? { query: Q } : Pick<S, Extract<keyof S, 'query'>>
/** What a call's handler gets: its path parameters, checked query and body together. */
export type InputOf<C> =
  C extends Call<infer S> ? Pick<S, Extract<keyof S, 'params' | 'body'>> & CheckedQuery<S> : never
