import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'

/** A text without case and accents, in the same order in every database. */
export function folded(text: RawBuilder<string | null>): RawBuilder<string | null> {
  return sql`folded(${text}) collate "C"`
}

/** Whether a text holds another one, whatever the case and accents of either. */
export function holds(text: RawBuilder<string | null>, part: string): RawBuilder<boolean> {
  return sql`coalesce(strpos(folded(${text}), folded(${part})) > 0, false)`
}
