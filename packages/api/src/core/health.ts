import type { FastifyInstance } from 'fastify'
import type { Db } from './database.ts'
import { isDatabaseUp } from './database.ts'

/** Adds the health call (is the server of use?) and the readiness call (should it get requests?). */
export function registerHealth(app: FastifyInstance, db: Db): void {
  let isStopping = false
  app.addHook('preClose', async () => {
    isStopping = true
  })
  app.get('/healthz', async (_request, reply) => {
    const isUp = await isDatabaseUp(db)
    reply.code(isUp ? 200 : 503).header('cache-control', 'no-store')
    return isUp ? { status: 'ok', database: 'ok' } : { status: 'error', database: 'error' }
  })
  app.get('/readyz', async (_request, reply) => {
    const isReady = !isStopping && (await isDatabaseUp(db))
    reply.code(isReady ? 200 : 503).header('cache-control', 'no-store')
    return { status: isReady ? 'ok' : 'error' }
  })
}
