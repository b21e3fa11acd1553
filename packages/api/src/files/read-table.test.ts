import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { readTable, startWorker } from './read-table.ts'

const OPTIONS = { maxRows: 50, maxBytes: 5_242_880, headings: ['name'] }
const CONNECTED = new AbortController().signal
const PERSON = Buffer.from('Name\nAna')
const BLANK_LINES = Buffer.from(`Name\n${'\n'.repeat(300_000)}Ana`)

it('USR-17 a file of 300,000 blank lines is read as one row, and the server responds to others at the same time', async () => {
  const read = { isDone: false, turns: 0 }
  const table = readTable(BLANK_LINES, OPTIONS, CONNECTED).finally(() => (read.isDone = true))
  while (!read.isDone) {
    await setImmediate()
    read.turns += 1
  }
  expect((await table).rows).toEqual([{ row: 300_002, cells: ['Ana'] }])
  expect(read.turns).toBeGreaterThan(1_000)
})

it('USR-17 reading stops when the caller disconnects, and the next file is read', async () => {
  const caller = new AbortController()
  const pending = readTable(BLANK_LINES, OPTIONS, caller.signal)
  caller.abort()
  await expect(pending).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  await expect(readTable(BLANK_LINES, OPTIONS, caller.signal)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  expect((await readTable(PERSON, OPTIONS, CONNECTED)).rows).toHaveLength(1)
})

it('USR-17 an idle worker that fails leaves the server running', async () => {
  const worker = startWorker()
  expect(() => worker.emit('error', new Error('Out of memory'))).not.toThrow()
  await worker.terminate()
})

it('USR-17 several concurrent files are read one after the other, each with its own outcome', async () => {
  const files = [PERSON, Buffer.from('Color\nred'), BLANK_LINES, Buffer.alloc(0), PERSON]
  const outcomes = await Promise.allSettled(files.map((file) => readTable(file, OPTIONS, CONNECTED)))
  expect(
    outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value.rows.length : outcome.reason.code)),
  ).toEqual([1, 'FILE_WITHOUT_HEADINGS', 1, 'FILE_EMPTY', 1])
})
