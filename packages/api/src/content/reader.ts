import type { Locale, TenantCode, UserType, WorkspaceId } from '@tessera/contract'
import { DEFAULT_LOCALE, isFlagOn, userTypeOf, workspacesOf } from '@tessera/contract'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { CallContext } from '../core/http/context.ts'
import { callerOf } from '../core/http/context.ts'

/** A reader of the knowledge base and of release notes. */
export interface ContentReader {
  loginId: string
  tenant: TenantCode
  locale: Locale
  userType: UserType
}

/** The caller as a reader. Acting for a Charter company gives no access to its content. */
export function readerOf(context: CallContext): ContentReader {
  const { account } = callerOf(context)
  const { companyType, accountType } = account.company
  const isOthersCharter = account.isActing && accountType === 'Charter'
  return {
    loginId: account.loginId,
    tenant: context.site.tenant,
    locale: context.locale,
    userType: userTypeOf({ ...account, companyType, accountType: isOthersCharter ? null : accountType }),
  }
}

/**
 * The workspaces that the caller can read. The content service's workspace needs its
 * flag, or the parameter in the portal's URL.
 */
export async function callersWorkspaces(context: CallContext, kb: 'wem' | undefined): Promise<WorkspaceId[]> {
  const { loginId, userType } = readerOf(context)
  if (kb !== undefined) return workspacesOf(userType, true)
  const flags = await context.flags.of(loginId, context.site)
  return workspacesOf(userType, isFlagOn(flags['wem_kb_rollout']))
}

/** Whether the reader can see an item in some collections; `i` is the item. */
export function isOpenTo({ tenant, userType }: ContentReader, collections: readonly string[]): RawBuilder<boolean> {
  return sql<boolean>`i.collection = any(${[...collections]}::text[]) and ${tenant} = any(i.tenants)
    and ${userType} = any(i.audiences) and i.published_at is not null`
}

/** The text of an item that the reader sees, as `t`: in their language, or else in en-US. */
export function isReadersText({ locale }: ContentReader): RawBuilder<boolean> {
  if (locale === DEFAULT_LOCALE) return sql<boolean>`t.locale = ${DEFAULT_LOCALE}`
  return sql<boolean>`(t.locale = ${locale} or t.locale = ${DEFAULT_LOCALE} and not exists (
    select 1 from content_texts as own where own.item_id = t.item_id and own.locale = ${locale}
  ))`
}
