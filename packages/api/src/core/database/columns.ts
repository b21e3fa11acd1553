import type { ColumnType, Generated } from 'kysely'

/**
 * JSON is read as its value and written as text, because node-postgres would turn an array into PostgreSQL's array
 * format.
 */
export type Json<T> = ColumnType<T, string, string>
/** A JSON column with a default. */
export type JsonWithDefault<T> = ColumnType<T, string | undefined, string>

export interface Audited {
  created_at: Generated<Date>
  created_by: Generated<string>
  updated_at: Generated<Date>
  updated_by: Generated<string>
}

export interface AuditStamp {
  by: string
  at: Date
}

/** A row with its own id. */
export interface Identified extends Audited {
  id: Generated<string>
}
