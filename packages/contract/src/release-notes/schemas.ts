import * as z from 'zod'
import { CONTENT_LIMITS, RELEASE_NOTES, WORKSPACES } from '../content/rules.ts'
import { LIMITS } from '../limits.ts'
import { listOf, pageInput, pageOf, rowsPerPage } from '../list-schemas.ts'
import { LOCALES } from '../locales.ts'
import { RELEASE_PAGE_SIZE, RELEASE_TAGS } from './rules.ts'

const FOLDERS = [RELEASE_NOTES, ...WORKSPACES.map((id) => `kb/${id}` as const)] as const

const fragment = z.object({
  path: z.string(),
  title: z.string(),
  summary: z.string(),
  tags: z.array(z.string()),
  products: z.array(z.string()),
  publishedOn: z.iso.date(),
  /** The reader has not opened it yet. */
  unread: z.boolean(),
  /** The language of the texts: the reader's, or en-US as a fallback. */
  locale: z.enum(LOCALES),
})

const fragmentDetail = fragment.extend({
  html: z.string(),
  previousPath: z.string().nullable(),
  previousTitle: z.string().nullable(),
  nextPath: z.string().nullable(),
  nextTitle: z.string().nullable(),
})

const filters = { tags: listOf(RELEASE_TAGS).optional(), search: pageInput.search }
const path = z.string().max(CONTENT_LIMITS.path)
const anyTags = z
  .string()
  .max(LIMITS.search * 4)
  .transform((text) => text.split(',').filter(Boolean))
  .optional()
const paging = { page: pageInput.page, size: rowsPerPage(RELEASE_PAGE_SIZE) }

/** The schemas of the calls for release notes, and for the secured content fragments of the same form. */
export const releaseNotesSchemas = {
  list: {
    query: z.object({ parentAssetFolder: z.literal(RELEASE_NOTES), ...filters, ...paging }),
    answer: pageOf(fragment),
  },
  tags: {
    query: z.object({ parentAssetFolder: z.literal(RELEASE_NOTES) }),
    answer: z.array(z.object({ id: z.enum(RELEASE_TAGS), title: z.string() })),
  },
  /** One note, with its neighbors in the filtered list. */
  details: { query: z.object({ path, ...filters }), answer: fragmentDetail },
  unread: { answer: z.object({ unread: z.int() }) },
  /** Marks one note or all notes as read; returns how many remain unread. */
  markRead: { body: z.object({ path: path.optional() }), answer: z.object({ unread: z.int() }) },
  securedList: {
    query: z.object({
      parentAssetFolder: z.enum(FOLDERS),
      tags: anyTags,
      search: pageInput.search,
      ...paging,
    }),
    answer: pageOf(fragment),
  },
  securedDetails: { query: z.object({ path }), answer: fragmentDetail },
}

export type ReleaseNote = z.infer<typeof fragment>
export type ReleaseNoteDetail = z.infer<typeof fragmentDetail>
