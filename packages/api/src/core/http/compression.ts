import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/** In bytes. A shorter text fits into one packet uncompressed. */
const THRESHOLD = 1024
/** In bytes. A longer text is compressed in zlib's thread pool; below that, the handover takes longer than the work. */
const SYNC_LIMIT = 65_536

/**
 * Compresses the text responses of all routes that are added after it. An attacker could infer content from the length
 * of a compressed response that also contains the attacker's input. The session cookie is `SameSite=Lax`, so other
 * sites get no response with personal data.
 */
export async function compressResponses(app: FastifyInstance): Promise<void> {
  app.addHook('onSend', async (request, reply, payload) => {
    // Streams are downloads and files: they keep their length, and the build has compressed the portal's files.
    if (typeof payload !== 'string') request.headers['x-no-compression'] = 'true'
    // The plugin adds this header only to compressed responses, but caches need it on uncompressed ones too.
    else if (Buffer.byteLength(payload) >= THRESHOLD) void reply.header('vary', 'accept-encoding')
    return payload
  })
  await app.register(compress, {
    // A request of a few bytes could decompress to gigabytes.
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    threshold: THRESHOLD,
    syncThreshold: SYNC_LIMIT,
    // 0.3 ms for a document. Quality 11 takes 20 times that and saves nothing.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  })
}
