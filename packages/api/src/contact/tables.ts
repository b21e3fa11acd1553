import type { Locale, TenantCode } from '@tessera/contract'
import type { Generated } from 'kysely'
import type { Identified } from '../core/database/columns.ts'

interface ContactMessagesTable extends Identified {
  tenant: TenantCode
  version: Generated<number>
  first_name: string
  last_name: string
  email: string
  company_name: string
  phone: string
  topic_id: string
  message: string
  locale: Locale
  variant: 'a' | 'b'
  answer: string | null
  answered_by: string | null
  answered_at: Date | null
}

/** The table of contact messages. */
export interface ContactTables {
  contact_messages: ContactMessagesTable
}
