import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, join, relative, sep } from 'node:path'
import type { CollectionId, Locale } from '@tessera/contract'
import {
  articleAt,
  COLLECTION_AUDIENCES,
  COLLECTIONS,
  CONTENT_LIMITS,
  DEFAULT_LOCALE,
  LOCALES,
  pathTo,
  RELEASE_NOTES,
  SLUG,
  TENANT_CODES,
  USER_TYPES,
} from '@tessera/contract'
import { load, YAMLException } from 'js-yaml'
import * as z from 'zod'
import type { WrittenText } from './store.ts'

/** The maximum number of files in a folder, and the maximum size of a file in bytes. */
const MAX_FILES = 50_000
const MAX_FILE_BYTES = 1024 ** 2
const HEAD = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?/

/** The file that names a folder's category. */
const CATEGORY_FILE = 'category'

/** A reason why a folder cannot be imported: the file and line, and how to fix it. */
export class FolderError extends Error {
  override name = 'FolderError'
}

const line = z.string().trim().min(1)
const words = z
  .union([z.array(z.coerce.string()), z.string().transform((text) => text.split(','))])
  .transform((all) => all.map((word) => word.trim()).filter(Boolean))

const categoryHead = z.strictObject({ title: line.max(CONTENT_LIMITS.title), order: z.int().optional() })

const textHead = z.strictObject({
  title: line.max(CONTENT_LIMITS.title),
  summary: z.string().trim().max(CONTENT_LIMITS.summary).default(''),
  keywords: words.default([]),
  order: z.int().optional(),
  tags: words.pipe(z.array(z.string().regex(SLUG).max(CONTENT_LIMITS.tag)).max(CONTENT_LIMITS.tags)).default([]),
  products: words.default([]),
  audience: words.pipe(z.array(z.enum(USER_TYPES)).min(1)).optional(),
  tenants: words.pipe(z.array(z.enum(TENANT_CODES)).min(1)).optional(),
  public: z.boolean().default(false),
  review: z.iso.date().optional(),
})
type TextHead = z.infer<typeof textHead>

/** A category of a folder. */
export interface FolderCategory {
  collection: CollectionId
  slug: string
  parent: string | null
  position: number
  titles: Partial<Record<Locale, string>>
}

/** An item of a folder, with its texts by language. */
export interface FolderItem {
  collection: CollectionId
  slug: string
  category: string | null
  position: number
  tenants: TextHead['tenants']
  products: string[]
  review: string | undefined
  texts: Partial<Record<Locale, WrittenText>>
}

/** The categories and items of a folder. */
export interface ContentFolder {
  categories: FolderCategory[]
  items: FolderItem[]
}

interface ReadFile {
  /** The path below the folder, with slashes. */
  path: string
  collection: CollectionId
  /** The folders between the collection and the file. */
  folders: string[]
  name: string
  locale: Locale
  head: string
  body: string
  /** Whether the file begins with front matter. */
  isHeaded: boolean
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(() => {
    throw new FolderError(`${folder} cannot be read: name a folder of Markdown files.`)
  })
  const files = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.md') && entry.name.toLowerCase() !== 'readme.md')
    .map((entry) => join(entry.parentPath, entry.name))
  if (files.length === 0) throw new FolderError(`${folder} has no Markdown files: name them SLUG.LOCALE.md.`)
  if (files.length > MAX_FILES)
    throw new FolderError(`${folder} has more than ${MAX_FILES.toLocaleString('en-US')} files.`)
  return files.toSorted()
}

async function readOne(folder: string, file: string): Promise<ReadFile> {
  const path = relative(folder, file).split(sep).join('/')
  const [collectionName, ...folders] = path.split('/').slice(0, -1)
  const collection = COLLECTIONS.find((each) => each === collectionName)
  if (!collection) {
    throw new FolderError(`${path}: put the file into a folder named one of ${COLLECTIONS.join(', ')}.`)
  }
  const [name = '', locale, ...more] = basename(path, '.md').split('.')
  const language = LOCALES.find((each) => each === locale)
  if (!language || more.length > 0) {
    throw new FolderError(`${path}: name the file SLUG.LOCALE.md, with a locale of ${LOCALES.join(', ')}.`)
  }
  if (name !== CATEGORY_FILE && !SLUG.test(name)) {
    throw new FolderError(`${path}: use lower-case letters, digits and hyphens in the file's name.`)
  }
  if ((await stat(file)).size > MAX_FILE_BYTES) throw new FolderError(`${path}: the file has more than 1 MB.`)
  const text = (await readFile(file, 'utf8')).replace(/^\uFEFF/, '')
  const found = HEAD.exec(text)
  return {
    path,
    collection,
    folders,
    name,
    locale: language,
    head: found?.[1] ?? '',
    body: found ? text.slice(found[0].length) : text,
    isHeaded: found !== null,
  }
}

/** The line of a field in a file. The front matter starts after the first line of dashes. */
function lineOf(head: string, field: unknown): number {
  const index = head.split('\n').findIndex((line) => line.startsWith(`${String(field)}:`))
  return index < 0 ? 1 : index + 2
}

function parsedHead({ path, head }: ReadFile): unknown {
  try {
    return load(head) ?? {}
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error
    throw new FolderError(`${path}, line ${(error.mark?.line ?? 0) + 2}: ${error.reason}.`)
  }
}

/** Validates a file's front matter against a schema. Throws a FolderError that names the line. */
function headOf<Head>(file: ReadFile, schema: z.ZodType<Head>): Head {
  const { path, head, isHeaded } = file
  if (!isHeaded) throw new FolderError(`${path}, line 1: begin the file with a head between two lines of ---.`)
  const result = schema.safeParse(parsedHead(file))
  if (result.success) return result.data
  const [issue] = result.error.issues
  const isUnknown = issue?.code === 'unrecognized_keys'
  const field = isUnknown ? issue.keys[0] : issue?.path[0]
  const reason = isUnknown ? 'is not a field of the head' : (issue?.message ?? 'is invalid')
  throw new FolderError(`${path}, line ${lineOf(head, field)}: ${String(field ?? 'the head')}: ${reason}.`)
}

function toText({ path, collection, body }: ReadFile, head: TextHead, shared: TextHead): WrittenText {
  if (body.trim() === '') throw new FolderError(`${path}: the file has no text below its head.`)
  if (body.length > CONTENT_LIMITS.source) throw new FolderError(`${path}: the text is too long.`)
  return {
    title: head.title,
    summary: head.summary,
    keywords: head.keywords.join(', '),
    format: 'markdown',
    source: body.trim(),
    audiences: shared.audience ?? COLLECTION_AUDIENCES[collection],
    tags: shared.tags,
    isPublic: shared.public,
  }
}

function toItem(files: readonly ReadFile[]): FolderItem {
  const [first] = files
  const main = files.find(({ locale }) => locale === DEFAULT_LOCALE)
  if (!first || !main)
    throw new FolderError(`${first?.path}: there is no ${first?.name}.${DEFAULT_LOCALE}.md beside it.`)
  const shared = headOf(main, textHead)
  const texts = files.map((file) => [file.locale, toText(file, headOf(file, textHead), shared)] as const)
  return {
    collection: main.collection,
    slug: main.name,
    category: main.folders.length > 0 ? main.folders.join('/') : null,
    position: shared.order ?? 0,
    tenants: shared.tenants,
    products: shared.products,
    review: shared.review,
    texts: Object.fromEntries(texts),
  }
}

function toCategory(files: readonly ReadFile[]): FolderCategory {
  const [first] = files
  if (!first || first.folders.length === 0)
    throw new FolderError(`${first?.path}: put the category into its own folder.`)
  const heads = files.map((file) => [file.locale, headOf(file, categoryHead)] as const)
  const main = heads.find(([locale]) => locale === DEFAULT_LOCALE)
  return {
    collection: first.collection,
    slug: first.folders.join('/'),
    parent: first.folders.length > 1 ? first.folders.slice(0, -1).join('/') : null,
    position: main?.[1].order ?? 0,
    titles: Object.fromEntries(heads.map(([locale, { title }]) => [locale, title])),
  }
}

/** The categories that folders need, each after its parent. A category without a file gets its folder's name. */
function withUnnamed(categories: readonly FolderCategory[], items: readonly FolderItem[]): FolderCategory[] {
  const all = new Map(categories.map((category) => [`${category.collection}/${category.slug}`, category]))
  const needed = [
    ...categories,
    ...items.flatMap(({ category, collection }) => (category ? [{ collection, slug: category }] : [])),
  ]
  for (const { collection, slug } of needed) {
    const parts = slug.split('/')
    for (let length = 1; length <= parts.length; length += 1) {
      const own = parts.slice(0, length).join('/')
      const parent = length > 1 ? parts.slice(0, length - 1).join('/') : null
      const key = `${collection}/${own}`
      if (!all.has(key)) all.set(key, { collection, slug: own, parent, position: 0, titles: {} })
    }
  }
  return [...all.values()].toSorted((one, other) => one.slug.split('/').length - other.slug.split('/').length)
}

const LINKED = /\]\((\/knowledgeBase\/[^)\s]+)/g

/** Refuses a link to an article that is neither in the folder nor stored. */
function checkLinks(files: readonly ReadFile[], isKnown: (key: { collection: string; slug: string }) => boolean): void {
  for (const { path, head, body } of files) {
    for (const { 1: address = '', index } of body.matchAll(LINKED)) {
      const url = new URL(address, 'https://portal.invalid')
      const basic = url.pathname === pathTo('/knowledgeBase/basic/article') ? url.searchParams.get('article') : null
      const article = basic === null ? articleAt(url.pathname) : { workspaceId: 'basic', id: basic }
      const isArticle = article !== null && 'id' in article
      if (isArticle && !isKnown({ collection: article.workspaceId, slug: article.id })) {
        const line = `${head}\n\n${body.slice(0, index)}`.split('\n').length + 1
        throw new FolderError(`${path}, line ${line}: there is no article at ${address}.`)
      }
    }
  }
}

/** Reads a folder of content. Throws a FolderError if a part of it is invalid. */
export async function readContentFolder(
  folder: string,
  isStored: (key: { collection: string; slug: string }) => boolean,
): Promise<ContentFolder> {
  const files: ReadFile[] = []
  for (const path of await filesBelow(folder)) files.push(await readOne(folder, path))
  const groups = new Map<string, ReadFile[]>()
  for (const file of files) {
    const isCategory = file.name === CATEGORY_FILE
    const key = [file.collection, isCategory ? [...file.folders, CATEGORY_FILE].join('/') : ` ${file.name}`].join('/')
    groups.set(key, [...(groups.get(key) ?? []), file])
  }
  const categories: FolderCategory[] = []
  const items: FolderItem[] = []
  for (const group of groups.values()) {
    const [first] = group
    const duplicate = group.find((file) => file.folders.join('/') !== first?.folders.join('/'))
    if (duplicate)
      throw new FolderError(
        `${duplicate.path}: ${first?.path} has the same name. Rename one: a name can be used only once in ${first?.collection}.`,
      )
    if (first?.name === CATEGORY_FILE) categories.push(toCategory(group))
    else items.push(toItem(group))
  }
  const own = new Set(items.map(({ collection, slug }) => `${collection}/${slug}`))
  checkLinks(files, (key) => own.has(`${key.collection}/${key.slug}`) || isStored(key))
  const placed = categories.filter(({ collection }) => collection !== RELEASE_NOTES)
  return { categories: withUnnamed(placed, items), items }
}
