import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The only account that the test server accepts. */
const KEY = 'S3RVER'
const BUCKET = 'tessera-tests'

/**
 * Returns a bucket to test with: that of TEST_STORAGE_URL, or one of a temporary server that speaks S3 and checks
 * signatures. The result is `{ url, stop }`, or `{ reason }` if there is none.
 */
export async function startBucket() {
  if (process.env.TEST_STORAGE_URL) return { url: process.env.TEST_STORAGE_URL, stop: () => {} }
  const directory = mkdtempSync(join(tmpdir(), 'tessera-bucket-'))
  const stop = () => rmSync(directory, { recursive: true, force: true })
  try {
    const { default: Server } = await import('@20minutes/s3rver')
    const server = new Server({
      address: '127.0.0.1',
      port: 0,
      silent: true,
      directory,
      configureBuckets: [{ name: BUCKET }],
    })
    const { port } = await server.run()
    // The server must not keep the process running after the tests.
    server.httpServer.unref()
    return { url: `http://${KEY}:${KEY}@127.0.0.1:${port}/${BUCKET}`, stop }
  } catch (error) {
    stop()
    return { reason: `because no S3 server could be started (set TEST_STORAGE_URL): ${error.message}` }
  }
}
