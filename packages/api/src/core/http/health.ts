import { LIMITS } from '@tessera/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Services } from './context.ts'
import { isDatabaseUp } from '../database/database.ts'
import { networkOf } from './network.ts'
import { refuseFor } from './rate-limit.ts'

/** Adds the health call (does the server work?) and the readiness call (should it get requests?). */
export function registerHealth(app: FastifyInstance, { db, limiter }: Pick<Services, 'db' | 'limiter'>): void {
  // Each health check queries the database. The shared limits are in the database too, so this one counts in memory.
  const onRequest = async (request: FastifyRequest) =>
    refuseFor(limiter.take(`health ${networkOf(request.ip)}`, LIMITS.healthCallsPerMinute))
  let isStopping = false
  app.addHook('preClose', async () => {
    isStopping = true
  })
  app.get('/healthz', { onRequest }, async (_request, reply) => {
    const isUp = await isDatabaseUp(db)
    reply.code(isUp ? 200 : 503).header('cache-control', 'no-store')
    return isUp ? { status: 'ok', database: 'ok' } : { status: 'error', database: 'error' }
  })
  app.get('/readyz', { onRequest }, async (_request, reply) => {
    const isReady = !isStopping && (await isDatabaseUp(db))
    reply.code(isReady ? 200 : 503).header('cache-control', 'no-store')
    return { status: isReady ? 'ok' : 'error' }
  })
}
