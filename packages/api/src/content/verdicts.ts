import type { ArticleVerdict } from '@tessera/contract'
import type { AuditStamp } from '../core/database/columns.ts'
import type { Db } from '../core/database/database.ts'

/**
 * Stores a reader's verdict on a published version. A second verdict is ignored, and so is one on an unknown version.
 */
export async function saveVerdict(
  db: Db,
  { itemId, locale, version, helped, reason, comment }: ArticleVerdict & { itemId: string },
  { by, at }: AuditStamp,
): Promise<void> {
  const published = await db
    .selectFrom('content_versions')
    .select('id')
    .where('item_id', '=', itemId)
    .where('locale', '=', locale)
    .where('version', '=', version)
    .where('state', '=', 'PUBLISHED')
    .executeTakeFirst()
  if (!published) return
  await db
    .insertInto('content_verdicts')
    .values({
      item_id: itemId,
      locale,
      version,
      login_id: by,
      helped,
      reason: helped ? null : (reason ?? null),
      comment: comment || null,
      created_at: at,
      created_by: by,
      updated_at: at,
      updated_by: by,
    })
    .onConflict((conflict) => conflict.columns(['item_id', 'locale', 'version', 'login_id']).doNothing())
    .execute()
}
