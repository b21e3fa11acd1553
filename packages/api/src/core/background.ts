import type { FastifyBaseLogger } from 'fastify'

/** Work that no caller waits for, but the end of the server does. */
export interface Background {
  /** Begins it; a failure is logged in these words. */
  run: (act: () => Promise<unknown>, failure: string) => void
  /** Resolves when all that runs has ended. */
  settled: () => Promise<void>
}

export function createBackground(log: Pick<FastifyBaseLogger, 'error'>): Background {
  const running = new Set<Promise<unknown>>()
  return {
    run(act, failure) {
      const work = act()
        .catch((error: unknown) => log.error({ err: error }, failure))
        .finally(() => running.delete(work))
      running.add(work)
    },
    async settled() {
      while (running.size > 0) await Promise.all(running)
    },
  }
}
