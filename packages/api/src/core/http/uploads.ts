import { createHash } from 'node:crypto'
import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { MultipartFile } from '@fastify/multipart'
import multipart from '@fastify/multipart'
import { UploadedFile } from '@tessera/contract/upload-schemas'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { invalidField, HttpError } from './http-error.ts'
import { isSystemError } from '../storage/data-dir-lock.ts'

/** A body has one file and a few fields. The longest field is a form as JSON. */
const LIMITS = { files: 1, fields: 10, parts: 11, fieldNameSize: 100, fieldSize: 32_768, headerPairs: 20 }

/** Lets the calls of a scope accept multipart bodies; no other calls do. */
export async function acceptUploads(scope: FastifyInstance): Promise<void> {
  await scope.register(multipart, { throwFileSizeLimit: false })
}

async function store(file: Readable, path: string, name: string): Promise<UploadedFile> {
  const hash = createHash('sha256')
  let size = 0
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length
      hash.update(chunk)
      done(null, chunk)
    },
  })
  await pipeline(file, measure, createWriteStream(path, { mode: 0o600 }))
  return new UploadedFile({ path, size, sha256: hash.digest('hex'), name })
}

/** The data folder and the size limit of an uploaded file, and the error for a larger one. */
export interface UploadRules {
  dataDir: string
  maxBytes: number
  tooLarge: 'FILE_TOO_LARGE' | 'PAYLOAD_TOO_LARGE'
}

async function storePart(
  { file, filename }: MultipartFile,
  path: string,
  { maxBytes, tooLarge }: UploadRules,
): Promise<UploadedFile> {
  const stored = await store(file, path, filename)
  if (!file.truncated) return stored
  throw new HttpError(tooLarge, { message: `A file can have up to ${maxBytes} bytes.`, current: { maxBytes } })
}

async function readBody(request: FastifyRequest, folder: string, rules: UploadRules): Promise<Record<string, unknown>> {
  const body = new Map<string, unknown>()
  try {
    for await (const part of request.parts({ limits: { ...LIMITS, fileSize: rules.maxBytes } })) {
      if (part.type === 'field') body.set(part.fieldname, part.value)
      else body.set(part.fieldname, await storePart(part, join(folder, 'file'), rules))
    }
  } catch (error) {
    if (error instanceof HttpError) throw error
    // Parser errors are the client's fault: a part without an end, or too many parts.
    throw invalidField('body', 'malformed', error instanceof Error ? error.message : String(error))
  }
  return Object.fromEntries(body)
}

const FOLDER = 'uploads'

/** Whether a process with this id is running on this machine. */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return isSystemError(error, 'EPERM')
  }
}

/** Removes the uploads of killed servers from a data folder. Each server has a folder named after its process id. */
export async function removeStaleUploads(dataDir: string): Promise<void> {
  const uploads = join(dataDir, FOLDER)
  const found = existsSync(uploads) ? await readdir(uploads) : []
  for (const pid of found) {
    if (Number(pid) === process.pid || !isRunning(Number(pid))) {
      await rm(join(uploads, pid), { recursive: true, force: true })
    }
  }
}

/** Handles a multipart body. Its file is in the data directory until the response is sent. */
export async function withUpload<Result>(
  request: FastifyRequest,
  rules: UploadRules,
  answer: (body: Record<string, unknown>) => Promise<Result>,
): Promise<Result> {
  const processFolder = join(rules.dataDir, FOLDER, String(process.pid))
  await mkdir(processFolder, { recursive: true, mode: 0o700 })
  const folder = await mkdtemp(join(processFolder, 'upload-'))
  try {
    return await answer(await readBody(request, folder, rules))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
