import type { FastifyBaseLogger } from 'fastify'

/** Work that runs after the response, and that a stopping server waits for. */
export interface Background {
  /** Starts the work; a failure is logged with this message. */
  run: (action: () => Promise<unknown>, failure: string) => void
  /** Whether the server is stopping. Work with several parts should then stop after its current part. */
  isEnding: () => boolean
  /** Starts stopping; resolves when no work is running. */
  end: () => Promise<void>
}

export function createBackground(log: Pick<FastifyBaseLogger, 'error'>): Background {
  const running = new Set<Promise<unknown>>()
  let isEnding = false
  return {
    run(action, failure) {
      const work = action()
        .catch((error: unknown) => log.error({ err: error }, failure))
        .finally(() => running.delete(work))
      running.add(work)
    },
    isEnding: () => isEnding,
    async end() {
      isEnding = true
      while (running.size > 0) await Promise.all(running)
    },
  }
}
