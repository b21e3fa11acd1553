import { parentPort } from 'node:worker_threads'
import { HttpError } from '../core/http/http-error.ts'
import { parseTable } from './parse-table.ts'
import type { ReadTableReply, ReadTableRequest } from './read-table.ts'

async function reply({ bytes, options }: ReadTableRequest): Promise<ReadTableReply> {
  try {
    return { table: await parseTable(Buffer.from(bytes), options) }
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    const { code, options, message } = error
    return { failure: { code, options: { ...options, message } } }
  }
}

parentPort?.on('message', (request: ReadTableRequest) => {
  void reply(request).then((answer) => parentPort?.postMessage(answer))
})
