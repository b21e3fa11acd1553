import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createBackground } from './background.ts'

it('stopping waits for all work, including work that other work starts', async () => {
  const done: string[] = []
  const background = createBackground({ error: () => undefined })
  const run = (name: string, next?: () => void) =>
    background.run(async () => {
      await setImmediate()
      next?.()
      done.push(name)
    }, 'failed')
  run('first', () => run('second', () => run('third')))
  expect(background.isEnding()).toBe(false)
  const end = background.end()
  expect(background.isEnding()).toBe(true)
  await end
  expect(done).toEqual(['first', 'second', 'third'])
})

it('failed work is logged, and blocks neither stopping nor other work', async () => {
  const logged: unknown[][] = []
  const background = createBackground({ error: (...received: unknown[]) => void logged.push(received) })
  const error = new Error('The disk is full')
  background.run(() => Promise.reject(error), 'old rows stay')
  await background.end()
  expect(logged).toEqual([[{ err: error }, 'old rows stay']])
})
