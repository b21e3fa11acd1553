import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { removeStaleUploads } from './uploads.ts'

it('USR-17 uploads of a killed server are removed at the next start, and those of a running server stay', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'tessera-uploads-'))
  await removeStaleUploads(dataDir)
  // No process has an id as high as the first one. The second one is this process's parent, which is running.
  const [dead, running] = ['999999999', String(process.ppid)].map((pid) => join(dataDir, 'uploads', pid, 'upload-1'))
  for (const folder of [dead, running]) {
    await mkdir(folder ?? '', { recursive: true })
    await writeFile(join(folder ?? '', 'file'), 'Ana')
  }
  await removeStaleUploads(dataDir)
  expect([dead, running].map((folder) => existsSync(join(folder ?? '', 'file')))).toEqual([false, true])
})
