import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import type { UploadedFile } from '@tessera/contract'
import { ADMIN_PERMISSIONS, COLLECTIONS, IMAGES_PATH, isUuid, itemPath, RELEASE_NOTES } from '@tessera/contract'
import { fileTypeFromBuffer } from 'file-type'
import { sql } from 'kysely'
import { withoutActing } from '../core/sessions/account.ts'
import type { CallContext } from '../core/http/context.ts'
import { callerOf, may } from '../core/http/context.ts'
import { HttpError } from '../core/http/http-error.ts'
import { stripTags } from '../core/text/plain-text.ts'
import { callersWorkspaces, isOpenTo, readerOf } from './reader.ts'
import type { ItemKey } from './store.ts'

/** The number of bytes that are read to detect an image's type by its signature. */
const HEAD_BYTES = 4100
const MAX_NAME_LENGTH = 120

const MEDIA_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const
type ImageType = (typeof MEDIA_TYPES)[number]

const keyOfImage = (id: string): string => `content/${id}`

/** The media type according to a file's content, whatever its name is. */
async function imageTypeOf({ path }: UploadedFile): Promise<ImageType> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    const found = await fileTypeFromBuffer(buffer.subarray(0, bytesRead))
    const type = MEDIA_TYPES.find((each) => each === found?.mime)
    if (!type) throw new HttpError('UNSUPPORTED_MEDIA_TYPE')
    return type
  } finally {
    await file.close()
  }
}

/** Stores an image of an item, and returns its URL for the item's text. */
export async function addImage(
  file: UploadedFile,
  key: ItemKey,
  context: CallContext,
): Promise<{ id: string; url: string }> {
  const { db, clock, storage } = context
  const { account } = callerOf(context)
  const by = account.loginId
  const media_type = await imageTypeOf(file)
  const item = await db
    .selectFrom('content_items')
    .select('id')
    .where('collection', '=', key.collection)
    .where('slug', '=', key.slug)
    .executeTakeFirst()
  if (!item) throw new HttpError('NOT_FOUND')
  const at = clock.now()
  const name = stripTags(file.name).slice(0, MAX_NAME_LENGTH) || 'image'
  const { id } = await db
    .insertInto('content_images')
    .values({
      item_id: item.id,
      name,
      media_type,
      size: file.size,
      created_at: at,
      created_by: by,
      updated_at: at,
      updated_by: by,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await storage.put(keyOfImage(id), createReadStream(file.path))
  const change = { entityId: itemPath(key), before: {}, after: { image: id, name } }
  await context.recordActivity(db, 'CONTENT_IMAGE_ADDED', withoutActing(account), change)
  return { id, url: `${IMAGES_PATH}${id}` }
}

/** Sends an image of an item that the caller can see. */
export async function sendImage(id: string, context: CallContext): Promise<Readable> {
  const { db, storage, reply, caller } = context
  if (!isUuid(id)) throw new HttpError('NOT_FOUND')
  const isEditor = may(caller, ADMIN_PERMISSIONS.updateContent)
  const collections = isEditor ? COLLECTIONS : [...(await callersWorkspaces(context, 'wem')), RELEASE_NOTES]
  const isOpen = isEditor ? sql<boolean>`true` : isOpenTo(readerOf(context), collections)
  const { rows } = await sql<{ media_type: ImageType; size: number }>`
    select m.media_type, m.size from content_images as m join content_items as i on i.id = m.item_id
    where m.id = ${id} and ${isOpen}`.execute(db)
  const [row] = rows
  const content = row ? await storage.get(keyOfImage(id.toLowerCase())) : null
  if (!row || !content) throw new HttpError('NOT_FOUND')
  reply.type(row.media_type).headers({
    'content-length': row.size,
    'content-security-policy': "default-src 'none'; sandbox",
  })
  return content
}
