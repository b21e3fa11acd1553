import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open as openFile, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { later } from '../clock.ts'
import type { Settings } from '../config/settings.ts'
import type { Bucket } from './storage-url.ts'

/** Milliseconds after which a killed server's partial files are deleted. */
const PARTIAL_FILES_KEPT_FOR = 24 * 60 * 60_000

/** Stores files, each under a key such as `exports/…`. */
export interface Storage {
  /** Stores a stream under a key, all or nothing, and replaces the previous content. */
  put(key: string, content: AsyncIterable<Uint8Array>): Promise<void>
  /** The content of a key, or null. */
  get(key: string): Promise<Readable | null>
  /** Removes the content of a key, if any. */
  remove(key: string): Promise<void>
  /** Removes incomplete files of killed servers. */
  purgeExpired(now: Date): Promise<void>
}

/** Loaded only if a bucket is configured. */
async function openBucket({ endpoint, region, bucket, accessKeyId, secretAccessKey }: Bucket): Promise<Disk> {
  const { S3Driver } = await import('flydrive/drivers/s3')
  const driver = new S3Driver({
    endpoint,
    region,
    bucket,
    credentials: { accessKeyId, secretAccessKey },
    // S3-compatible servers support path-style addresses too.
    forcePathStyle: true,
    supportsACL: false,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    visibility: 'private',
  })
  return new Disk(driver)
}

function openFolder(location: string): Disk {
  return new Disk(new FSDriver({ location, visibility: 'private' }))
}

/** Opens the configured storage; connects on first use. */
export function createStorage({ dataDir, storage }: Pick<Settings, 'dataDir' | 'storage'>): Storage {
  const files = join(dataDir, 'files')
  const incoming = join(dataDir, 'incoming')
  let opened: Promise<Disk> | undefined
  const open = () => (opened ??= storage ? openBucket(storage) : Promise.resolve(openFolder(files)))

  /**
   * Moves a complete file into the storage. A bucket requires the file's length; in the data folder, the file is
   * renamed.
   */
  async function moveToStorage(key: string, path: string): Promise<void> {
    if (storage) {
      const { size } = await stat(path)
      const disk = await open()
      return disk.putStream(key, createReadStream(path), { contentLength: size })
    }
    // The disk driver copies the file, so a server killed in between would leave an incomplete one.
    const target = join(files, key)
    await mkdir(dirname(target), { recursive: true, mode: 0o700 })
    return rename(path, target)
  }

  return {
    async put(key, content) {
      await mkdir(incoming, { recursive: true, mode: 0o700 })
      const path = join(incoming, randomUUID())
      // The file is opened first. Otherwise, after an immediate failure, `rm` could run before the file exists.
      const file = await openFile(path, 'w', 0o600)
      try {
        await pipeline(content, file.createWriteStream())
        await moveToStorage(key, path)
      } finally {
        await rm(path, { force: true })
      }
    },
    async get(key) {
      const disk = await open()
      return (await disk.exists(key)) ? disk.getStream(key) : null
    },
    async remove(key) {
      const disk = await open()
      await disk.delete(key)
    },
    async purgeExpired(now) {
      const names = await readdir(incoming).catch(() => [])
      for (const name of names) {
        const path = join(incoming, name)
        const written = await stat(path).catch(() => null)
        if (written && written.mtime < later(now, -PARTIAL_FILES_KEPT_FOR)) await rm(path, { force: true })
      }
    },
  }
}
