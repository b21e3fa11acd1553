import type { FastifyBaseLogger } from 'fastify'

/** Work that no caller waits for, but the end of the server does. */
export interface Background {
  /** Starts the work; a failure is logged with this message. */
  run: (action: () => Promise<unknown>, failure: string) => void
  /** Whether the server ends: what has many parts stops after the one in hand. */
  isEnding: () => boolean
  /** Ends with the server: resolves when nothing runs any more. */
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
