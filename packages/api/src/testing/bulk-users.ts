import { sql } from 'kysely'
import type { Db } from '../core/database/database.ts'
import { ADMIN } from './administration.ts'

/** Adds the given number of users with one name and numbered addresses to the administrator's company. */
export function addBulkUsers(db: Db, firstName: string, count: number): Promise<unknown> {
  return sql`insert into users (login_id, email, company_id, first_name, last_name, user_type, third_party_user,
      can_switch_company, can_switch_persona, status, registered_at)
    select login, login, company_id, ${firstName}, 'Marsh', user_type, false, false, false, 'ACTIVE', registered_at
    from users, generate_series(1, ${count}) as number, concat('marsh', number, '@brightfoods.example') as login
    where login_id = ${ADMIN}`.execute(db)
}
