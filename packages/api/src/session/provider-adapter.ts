import type { Adapter, AdapterPayload } from 'oidc-provider'
import type { Db } from '../core/database/database.ts'

const seconds = (count: number) => count * 1000

/** Stores the provider's sessions, grants and codes in the database, so that a restart loses none. */
export function createProviderAdapter(db: Db): (model: string) => Adapter {
  return (model) => {
    const rows = () => db.selectFrom('session_provider').selectAll().where('model', '=', model)

    async function read(query: ReturnType<typeof rows>): Promise<AdapterPayload | undefined> {
      const row = await query.executeTakeFirst()
      if (!row || (row.expires_at && row.expires_at.getTime() <= Date.now())) return undefined
      return row.consumed_at ? { ...row.payload, consumed: row.consumed_at.getTime() / 1000 } : row.payload
    }

    return {
      find: (id) => read(rows().where('id', '=', id)),
      findByUid: (uid) => read(rows().where('uid', '=', uid)),
      findByUserCode: (userCode) => read(rows().where('user_code', '=', userCode)),
      async upsert(id, payload, expiresIn) {
        const now = new Date()
        if (model === 'Interaction') await db.deleteFrom('session_provider').where('expires_at', '<', now).execute()
        const values = {
          payload: JSON.stringify(payload),
          grant_id: payload.grantId ?? null,
          uid: payload.uid ?? null,
          user_code: payload.userCode ?? null,
          expires_at: expiresIn ? new Date(now.getTime() + seconds(expiresIn)) : null,
          updated_at: now,
        }
        await db
          .insertInto('session_provider')
          .values({ model, id, ...values })
          .onConflict((conflict) => conflict.columns(['model', 'id']).doUpdateSet(values))
          .execute()
      },
      async consume(id) {
        await db
          .updateTable('session_provider')
          .set({ consumed_at: new Date() })
          .where('model', '=', model)
          .where('id', '=', id)
          .execute()
      },
      async destroy(id) {
        await db.deleteFrom('session_provider').where('model', '=', model).where('id', '=', id).execute()
      },
      async revokeByGrantId(grantId) {
        await db.deleteFrom('session_provider').where('model', '=', model).where('grant_id', '=', grantId).execute()
      },
    }
  }
}
