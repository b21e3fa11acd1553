import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import type { Db } from '../core/database/database.ts'

class Memory extends DummyDriver {
  private readonly db: Db
  private readonly answers = new Map<string, Promise<QueryResult<unknown>>>()

  constructor(db: Db) {
    super()
    this.db = db
  }

  private answer(query: CompiledQuery): Promise<QueryResult<unknown>> {
    if (!query.sql.startsWith('select')) throw new Error(`This database stays as it is: ${query.sql}`)
    const question = query.sql + JSON.stringify(query.parameters)
    const known = this.answers.get(question) ?? this.db.executeQuery(query)
    this.answers.set(question, known)
    return known
  }

  override acquireConnection(): Promise<DatabaseConnection> {
    return Promise.resolve({
      executeQuery: <R>(query: CompiledQuery) => this.answer(query) as Promise<QueryResult<R>>,
      streamQuery() {
        throw new Error('This database is not streamed.')
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
      createDriver: () => new Memory(db),
      createIntrospector: (own) => new PostgresIntrospector(own),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
}
