import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { wishesOf } from '@tessera/contract'
import type { FastifyInstance } from 'fastify'

/** Half a millisecond for a document; the best that there is takes twenty times that and saves nothing. */
const QUICKLY = { [constants.BROTLI_PARAM_QUALITY]: 5 }

/** Told how long a text is, Brotli makes itself no more room than it needs, which would take as long as the packing. */
const brotli = (text: string) =>
  promisify(brotliCompress)(text, { params: { ...QUICKLY, [constants.BROTLI_PARAM_SIZE_HINT]: text.length } })

const PACKERS = [
  { encoding: 'br', pack: brotli },
  { encoding: 'gzip', pack: (text: string) => promisify(gzip)(text) },
]

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
    const accepted = wishesOf(request.headers['accept-encoding'] ?? '')
    const packer = PACKERS.find(({ encoding }) => accepted.includes(encoding))
    void reply.header('vary', 'accept-encoding')
    if (!packer) return payload
    void reply.header('content-encoding', packer.encoding).removeHeader('content-length')
    return packer.pack(payload)
  })
}
