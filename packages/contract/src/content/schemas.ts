import * as z from 'zod'
import { streamedFile } from '../file-schemas.ts'
import { LIMITS } from '../limits.ts'
import { pageInput, pageOf, rowsPerPage } from '../list-schemas.ts'
import { LOCALES } from '../locales.ts'
import { oneLine, withoutUnseen } from '../plain-text.ts'
import { TENANT_CODES } from '../tenants.ts'
import { uploadedFile } from '../upload-schemas.ts'
import {
  COLLECTIONS,
  CONTENT_LIMITS,
  PERSISTED_QUERIES,
  SLUG,
  SOURCE_FORMATS,
  USER_TYPES,
  VERSION_STATES,
} from './rules.ts'

const texts = z.object({
  title: z.string(),
  summary: z.string(),
  /** The language of the texts: the reader's, or en-US as a fallback. */
  locale: z.enum(LOCALES),
})

const item = texts.extend({ id: z.string() })

/** One item with its neighbors; lists omit the text. */
const content = texts.extend({ html: z.string(), items: z.array(item) })

/** An item of the content service: a category, or an article with its path. */
const serviceItem = z.object({
  id: z.string(),
  type: z.enum(['CATEGORY', 'ARTICLE']),
  title: z.string(),
  summary: z.string(),
  path: z.string().nullable(),
})

const serviceContent = z.object({
  title: z.string(),
  html: z.string(),
  items: z.array(serviceItem),
  locale: z.enum(LOCALES),
  /** Articles only: the key, the version and date of the text, and the minutes to read. */
  article: z
    .object({
      id: z.string(),
      summary: z.string(),
      version: z.int(),
      updatedOn: z.iso.date(),
      minutes: z.int(),
      verdict: z.object({ helped: z.boolean(), reason: z.string().nullable() }).nullable(),
    })
    .optional(),
  /** Searches only: the total number of results. */
  total: z.int().optional(),
})

/** The content, or the reasons why there is none. */
const serviceAnswer = z.union([
  z.object({ content: serviceContent }),
  z.object({ errors: z.array(z.object({ message: z.string(), code: z.enum(['NOT_FOUND', 'INVALID_INPUT']) })).min(1) }),
])

const atPath = z.object({ '*': z.string().max(CONTENT_LIMITS.path) })

const text = (max: number) => z.string().overwrite(oneLine).max(max)
const requiredText = (max: number) => text(max).min(1, 'This field is required.')
const source = z.string().max(CONTENT_LIMITS.source)
const tag = z.string().regex(SLUG, 'Use lower-case letters, digits and hyphens').max(CONTENT_LIMITS.tag)

const savedContent = z
  .object({
    locale: z.enum(LOCALES),
    title: requiredText(CONTENT_LIMITS.title),
    summary: text(CONTENT_LIMITS.summary).default(''),
    keywords: z.string().overwrite(withoutUnseen).max(CONTENT_LIMITS.keywords).default(''),
    /** Exactly one of the two is required; the published text is sanitized HTML. */
    html: source.optional(),
    markdown: source.optional(),
    /** By default, all user types of the collection. */
    audience: z.array(z.enum(USER_TYPES)).min(1).optional(),
    tags: z.array(tag).max(CONTENT_LIMITS.tags).default([]),
    isPublic: z.boolean().default(false),
    /** The slug of the category; unchanged if absent. */
    category: z.string().max(CONTENT_LIMITS.path).nullable().optional(),
    reviewOn: z.iso.date().nullable().optional(),
    state: z.enum(VERSION_STATES).default('DRAFT'),
    /** The newest version that the editor has read; 0 for none. */
    version: z.int().min(0),
  })
  .refine(({ html, markdown }) => (html === undefined) !== (markdown === undefined), {
    path: ['markdown'],
    message: 'Send the text either as markdown or as html.',
  })

/** A version of a text in one language. */
const storedVersion = z.object({
  locale: z.enum(LOCALES),
  version: z.int(),
  state: z.enum(VERSION_STATES),
  title: z.string(),
  summary: z.string(),
  keywords: z.string(),
  format: z.enum(SOURCE_FORMATS),
  source: z.string(),
  audience: z.array(z.enum(USER_TYPES)),
  tags: z.array(z.string()),
  isPublic: z.boolean(),
  savedOn: z.iso.datetime(),
  savedBy: z.string(),
})

const languageState = z.object({
  locale: z.enum(LOCALES),
  /** The published version; 0 for none. */
  published: z.int(),
  /** The newest version; 0 for none. */
  newest: z.int(),
  helpful: z.int(),
  verdicts: z.int(),
})

const managedItem = z.object({
  path: z.string(),
  collection: z.enum(COLLECTIONS),
  slug: z.string(),
  /** In the reader's language if available. */
  title: z.string(),
  category: z.string().nullable(),
  reviewOn: z.iso.date().nullable(),
  updatedOn: z.iso.datetime(),
  languages: z.array(languageState),
  reads: z.int(),
})

const managedDetail = managedItem.extend({
  tenants: z.array(z.enum(TENANT_CODES)),
  categories: z.array(z.object({ slug: z.string(), title: z.string() })),
  /** The newest version of each language. */
  newest: z.array(storedVersion),
  /** The published version of each language. */
  published: z.array(storedVersion),
  /** All versions, newest first. */
  versions: z.array(
    z.object({
      locale: z.enum(LOCALES),
      version: z.int(),
      state: z.enum(VERSION_STATES),
      savedOn: z.iso.datetime(),
      savedBy: z.string(),
    }),
  ),
  /** The latest reasons and comments of readers for whom it was not helpful. */
  comments: z.array(
    z.object({
      locale: z.enum(LOCALES),
      reason: z.string().nullable(),
      comment: z.string().nullable(),
      on: z.iso.date(),
    }),
  ),
})

const oneItem = z.object({ collection: z.enum(COLLECTIONS), slug: z.string().max(CONTENT_LIMITS.slug) })

/** Schemas of the content calls. */
export const contentSchemas = {
  /** The list, or the article with the given id. */
  insights: { query: z.object({ id: z.string().optional() }), answer: z.object({ content }) },
  /** The content at a path of the content service. */
  byPath: { params: atPath, answer: serviceAnswer },
  persisted: {
    body: z.object({
      query: z.enum(PERSISTED_QUERIES),
      variables: z.object({
        market: z.string().max(10),
        language: z.string().max(10),
        userType: z.string().max(20),
        id: z.string().max(CONTENT_LIMITS.path).optional(),
        text: z.string().max(LIMITS.search).optional(),
        page: z.int().min(0).max(100_000).optional(),
      }),
    }),
    answer: serviceAnswer,
  },
  image: { params: z.object({ id: z.string().max(100) }), answer: streamedFile },
  /** Stores a draft or publishes it. A stale version returns 409 with the newer version as `current`. */
  save: { params: atPath, body: savedContent, answer: storedVersion },
  /** Unpublishes an item in every language; its versions remain. */
  withdraw: { params: atPath },
  list: {
    query: z.object({
      page: pageInput.page,
      size: rowsPerPage(LIMITS.defaultRowsPerPage),
      search: pageInput.search,
      collection: z.enum(COLLECTIONS).optional(),
      locale: z.enum(LOCALES).optional(),
      needs: z.enum(['translation', 'review', 'help', 'publishing']).optional(),
    }),
    answer: pageOf(managedItem),
  },
  read: { params: oneItem, answer: managedDetail },
  version: {
    params: z.object({ ...oneItem.shape, locale: z.enum(LOCALES), version: z.string().max(9) }),
    answer: storedVersion,
  },
  preview: {
    body: z.object({ format: z.enum(SOURCE_FORMATS), source }),
    answer: z.object({ html: z.string() }),
  },
  addImage: {
    body: z.object({ file: uploadedFile, collection: z.enum(COLLECTIONS), slug: z.string().max(CONTENT_LIMITS.slug) }),
    answer: z.object({ id: z.uuid(), url: z.string() }),
  },
}

export type Content = z.infer<typeof content>
export type ContentItem = z.infer<typeof item>
export type ServiceAnswer = z.infer<typeof serviceAnswer>
export type ServiceContent = z.infer<typeof serviceContent>
export type SavedContent = z.input<typeof savedContent>
export type ContentVersion = z.infer<typeof storedVersion>
export type ManagedContent = z.infer<typeof managedItem>
export type ManagedContentDetail = z.infer<typeof managedDetail>
