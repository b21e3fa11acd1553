import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT = /\.(js|css|svg|json)$/
/** Below this size, a compressed copy is not worth a file. */
const SMALLEST = 512

/** Writes `.br` and `.gz` files next to every text asset, so the server does not have to compress. */
export function compress(): Plugin {
  return {
    name: 'portal-compress',
    apply: 'build',
    writeBundle({ dir = 'dist' }) {
      const assets = join(dir, 'assets')
      for (const name of readdirSync(assets).filter((file) => TEXT.test(file))) {
        const file = join(assets, name)
        const source = readFileSync(file)
        if (source.length < SMALLEST) continue
        writeFileSync(`${file}.gz`, gzipSync(source, { level: 9 }))
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: source.length }
        writeFileSync(`${file}.br`, brotliCompressSync(source, { params }))
      }
    },
  }
}
