import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import type { Db } from '../core/database/database.ts'

class CachingDriver extends DummyDriver {
  private readonly db: Db
  private readonly answers = new Map<string, Promise<QueryResult<unknown>>>()

  constructor(db: Db) {
    super()
    this.db = db
  }

  private answer(query: CompiledQuery): Promise<QueryResult<unknown>> {
    if (!query.sql.startsWith('select')) throw new Error(`This database is read-only: ${query.sql}`)
    const queryKey = query.sql + JSON.stringify(query.parameters)
    const known = this.answers.get(queryKey) ?? this.db.executeQuery(query)
    this.answers.set(queryKey, known)
    return known
  }

  override acquireConnection(): Promise<DatabaseConnection> {
    return Promise.resolve({
      executeQuery: <R>(query: CompiledQuery) => this.answer(query) as Promise<QueryResult<R>>,
      streamQuery() {
        throw new Error('This database cannot stream.')
      },
    })
  }
}

/**
 * A read-only view of the database that caches queries, because guards repeat a few queries thousands of times. Writes
 * throw.
 */
export function readOnlyCachingDb(db: Db): Db {
  return new Kysely({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new CachingDriver(db),
      createIntrospector: (own) => new PostgresIntrospector(own),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
}
