import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { wishesOf } from '@tessera/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Half a millisecond for a document; the best that there is takes twenty times that and saves nothing. */
const QUICKLY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

const PACKERS = [
  { encoding: 'br', pack: (text: string) => promisify(brotliCompress)(text, QUICKLY) },
  { encoding: 'gzip', pack: (text: string) => promisify(gzip)(text) },
]

/**
 * Sends a text in the shortest form that its reader takes. Nothing secret may stand in it beside what an address says: the
 * length would tell.
 */
export async function sendPacked(text: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const accepted = wishesOf(request.headers['accept-encoding'] ?? '')
  const packer = PACKERS.find(({ encoding }) => accepted.includes(encoding))
  void reply.header('vary', 'accept-encoding')
  if (!packer) return reply.send(text)
  return reply.header('content-encoding', packer.encoding).send(await packer.pack(text))
}
