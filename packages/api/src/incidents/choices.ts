import type { IncidentDetail, Locale, SupportChoice, SupportList, TenantCode } from '@tessera/contract'
import { DEFAULT_LOCALE, INCIDENT_REQUIRED_TEXTS, optionsBelow, PARENT_LEVELS, SUPPORT_LISTS } from '@tessera/contract'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '../core/database/database.ts'
import { HttpError } from '../core/http/http-error.ts'

/** The tenant and environment of a form's choices. */
export interface ChoicePlace {
  tenant: TenantCode
  environment: string
}

/** The title of a choice, in the reader's language or else in en-US. */
export function choiceTitle(column: string, locale: Locale): RawBuilder<string | null> {
  const choice = sql.ref(column)
  return sql<string | null>`(
    select t.title from incidents_choices_texts as t where t.choice_id = ${choice}
    and t.locale in (${locale}, ${DEFAULT_LOCALE}) order by (t.locale = ${locale}) desc limit 1
  )`
}

/** A choice that the form offers. */
export interface OfferedChoice extends SupportChoice {
  list: SupportList
  parentId: string | null
}

/** The choices that a tenant's form offers in this environment, in order. */
export async function offeredChoices(
  db: Db,
  { tenant, environment }: ChoicePlace,
  locale: Locale,
): Promise<OfferedChoice[]> {
  const rows = await db
    .selectFrom('incidents_choices as choices')
    .select(['choices.choice_id', 'choices.list', 'choices.parent_id'])
    .select(choiceTitle('choices.choice_id', locale).as('title'))
    .where('choices.active', '=', true)
    .where(sql<boolean>`${tenant} = any(choices.tenants)`)
    .where(sql<boolean>`(choices.environments is null or ${environment} = any(choices.environments))`)
    .orderBy('choices.position')
    .orderBy('choices.choice_id')
    .execute()
  return rows.map(({ choice_id: id, list, parent_id, title }) => ({
    id,
    list,
    parentId: parent_id,
    title: title ?? id,
  }))
}

type ChosenIds = Pick<IncidentDetail, SupportList>

function problemOf(chosen: string | null, options: readonly OfferedChoice[]): string | null {
  if (chosen === null || chosen === '') return options.length > 0 ? 'required' : null
  return options.some(({ id }) => id === chosen) ? null : 'gone'
}

/** Refuses choices that are missing although there are options, or that are not offered below their parent. */
export function checkChoices(chosen: ChosenIds, offered: readonly OfferedChoice[]): void {
  const optionsOf = (list: SupportList): OfferedChoice[] => {
    const own = offered.filter((choice) => choice.list === list)
    return list === 'accountType' || list === 'supportType' ? own : optionsBelow(own, chosen[PARENT_LEVELS[list]])
  }
  const fieldErrors = SUPPORT_LISTS.flatMap((list) => {
    const code = problemOf(chosen[list], optionsOf(list))
    return code === null ? [] : [{ field: list, code, message: INCIDENT_REQUIRED_TEXTS[DEFAULT_LOCALE][list] }]
  })
  if (fieldErrors.length > 0) throw new HttpError('INVALID_INPUT', { fieldErrors })
}
