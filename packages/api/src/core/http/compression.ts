import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import { parseAcceptHeader } from '@tessera/contract'
import type { FastifyInstance } from 'fastify'

/** A third of a millisecond for a document; the best that there is takes twenty times that and saves nothing. */
const QUICKLY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

const PACKERS = [
  {
    encoding: 'br',
    pack: (text: string) => brotliCompressSync(text, QUICKLY),
    packAside: (text: string) => promisify(brotliCompress)(text, QUICKLY),
  },
  {
    encoding: 'gzip',
    pack: (text: string) => gzipSync(text),
    packAside: (text: string) => promisify(gzip)(text),
  },
]

/** What is longer is packed beside everything else; handing a shorter text over takes more than packing it. */
const AT_ONCE = 65_536
/** A shorter text travels in one packet as it is. */
const WORTH_PACKING = 1024

/**
 * Sends every text, a document or a call's answer, in the shortest form that its reader takes. Its length would tell what
 * is in it beside words of somebody else's choice: other sites have no answer that is a person's, as the session's cookie
 * is `SameSite=Lax`.
 */
export function packTexts(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < WORTH_PACKING) return payload
    const accepted = parseAcceptHeader(request.headers['accept-encoding'] ?? '')
    const packer = PACKERS.find(({ encoding }) => accepted.includes(encoding))
    void reply.header('vary', 'accept-encoding')
    if (!packer) return payload
    void reply.header('content-encoding', packer.encoding).removeHeader('content-length')
    return payload.length > AT_ONCE ? packer.packAside(payload) : packer.pack(payload)
  })
}
