import type { TenantCode } from '@tessera/contract'
import { TENANT_CODES } from '@tessera/contract'
import type { Db } from '../../core/database/database.ts'
import { insertAll } from '../insert.ts'
import type { ChoiceTexts } from './choice-texts.ts'
import { ISSUE_TYPES, ISSUES, SUB_ISSUE_TYPES } from './choice-texts.ts'

/** Support types that only the US has. */
const US_ONLY = ['1466', '1467']

/** The levels of the tree below the support types. */
export const LEVELS = [
  ['issue', ISSUES],
  ['issueType', ISSUE_TYPES],
  ['subIssueType', SUB_ISSUE_TYPES],
] as const

const ALL: readonly ChoiceTexts[] = LEVELS.flatMap(([, choices]) => choices)
/** The parent of each choice. */
export const PARENTS = new Map<string, string>(ALL.map(([id, parent]) => [id, parent]))

function tenantsOf(id: string): TenantCode[] {
  const parent = PARENTS.get(id)
  if (parent !== undefined) return tenantsOf(parent)
  return US_ONLY.includes(id) ? ['US'] : [...TENANT_CODES]
}

/** Adds the levels of the incident form below the support types, which every database has. */
export async function fillChoices(db: Db): Promise<void> {
  await db.deleteFrom('incidents_choices').where('parent_id', 'is not', null).execute()
  await db.updateTable('incidents_choices').set({ active: true }).execute()
  for (const [list, choices] of LEVELS) {
    const rows = choices.map(([choice_id, parent_id], index) => {
      return { choice_id, list, parent_id, position: 100 + index, tenants: tenantsOf(choice_id) }
    })
    await insertAll(db, 'incidents_choices', rows)
  }
  const texts = ALL.flatMap(([choice_id, , english, spanish, french]) => [
    { choice_id, locale: 'en-US' as const, title: english },
    { choice_id, locale: 'es-MX' as const, title: spanish },
    { choice_id, locale: 'fr-CA' as const, title: french },
  ])
  await insertAll(db, 'incidents_choices_texts', texts)
}
