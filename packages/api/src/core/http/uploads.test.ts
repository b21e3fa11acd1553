import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { removeLeftUploads } from './uploads.ts'

it('USR-17 what a killed server has left of uploads goes at the next start, a running one keeps its own', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'tessera-uploads-'))
  await removeLeftUploads(dataDir)
  // No process has so high a number; the parent of this one runs.
  const [dead, running] = ['999999999', String(process.ppid)].map((pid) => join(dataDir, 'uploads', pid, 'upload-1'))
  for (const folder of [dead, running]) {
    await mkdir(folder ?? '', { recursive: true })
    await writeFile(join(folder ?? '', 'file'), 'Ana')
  }
  await removeLeftUploads(dataDir)
  expect([dead, running].map((folder) => existsSync(join(folder ?? '', 'file')))).toEqual([false, true])
})
