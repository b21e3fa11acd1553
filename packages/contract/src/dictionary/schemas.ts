import * as z from 'zod'
import { streamedFile } from '../file-schemas.ts'
import { jobStarted } from '../jobs/schemas.ts'
import { LIMITS } from '../limits.ts'
import { pageOf, whole } from '../list-schemas.ts'
import { LOCALES } from '../locales.ts'
import { oneLine } from '../plain-text.ts'
import {
  AVAILABILITIES,
  DICTIONARY_LIMITS,
  ENTRY_TYPES,
  MATCH_KINDS,
  SEARCHED_FIELDS,
  TAG_NAMES,
  TAG_VALUES,
} from './rules.ts'

const { shortestSearch, largestPage, suggestions } = DICTIONARY_LIMITS

const searchField = z
  .string()
  .regex(/^[\P{Cc}\s]*$/u, 'Leave out control characters')
  .overwrite(oneLine)
  .min(shortestSearch, `Enter at least ${shortestSearch} characters to search`)
  .max(LIMITS.search)
const productTag = z.enum(TAG_VALUES.product)

const pageNumber = z.int().min(0).max(100_000)
const pageSize = z.int().min(1).max(largestPage)

const tag = z.object({ tag_name: z.enum(TAG_NAMES), tag_value: z.string() })

const entry = z.object({
  id: z.uuid(),
  business_name: z.string(),
  business_definition: z.string(),
  dss_business_name: z.string(),
  technical_name: z.string(),
  type: z.enum(ENTRY_TYPES),
  available_products: z.array(productTag),
  glossary_tags: z.array(tag),
  available_to: z.enum(AVAILABILITIES),
  /** The language of its texts: the reader's, or en-US as a fallback. */
  language: z.enum(LOCALES),
})

/** Start and end of a text range, in UTF-16 code units. */
const range = z.tuple([z.int(), z.int()])

const match = z.object({
  field: z.enum(SEARCHED_FIELDS),
  by: z.enum(MATCH_KINDS),
  /** The matching ranges of the field, or of `other` if it is given. Empty for a synonym. */
  ranges: z.array(range),
  /** The matching synonym. */
  synonym: z.string().optional(),
  /** The matching text and its language, if it differs from the language of the entry's texts. */
  other: z.object({ language: z.enum(LOCALES), text: z.string() }).optional(),
})

const entryPage = z.object({
  /** True if nothing matched: the entries are those of the most similar words. */
  fuzzy_search: z.boolean(),
  match_lists: z.array(entry.extend({ matches: z.array(match) })),
  total_pages: z.int(),
  total_elements: z.int(),
  /** Similar words that have results for this reader and product, nearest first. */
  did_you_mean: z.array(z.string()),
})

const entryDetail = entry.extend({
  calculation: z.string().nullable(),
  valid_values: z.string().nullable(),
  example: z.string().nullable(),
  changed: z.object({ on: z.iso.date(), note: z.string() }).nullable(),
  related: z.array(z.object({ id: z.uuid(), business_name: z.string() })),
})

const suggestion = z.object({ id: z.uuid(), business_name: z.string(), technical_name: z.string() })

/** A search without results, with its count and last time. */
const missedSearch = z.object({
  search: z.string(),
  locale: z.enum(LOCALES),
  count: z.int(),
  lastOn: z.iso.date(),
})

const wanted = { search_field: searchField.optional(), product_tag_value: productTag.optional() }

/** The schemas of the data dictionary's calls. */
export const dictionarySchemas = {
  list: {
    query: z.object({
      page_number: whole.pipe(pageNumber).default(0),
      page_size: whole.pipe(pageSize).default(DICTIONARY_LIMITS.pageSize),
      product_tag: productTag.optional(),
    }),
    answer: entryPage,
  },
  search: {
    body: z.object({
      search_field: searchField,
      page_number: pageNumber.default(0),
      page_size: pageSize.default(DICTIONARY_LIMITS.pageSize),
      product_tag_value: productTag.optional(),
    }),
    answer: entryPage,
  },
  suggest: {
    query: z.object({
      search_field: searchField,
      product_tag: productTag.optional(),
      limit: whole.pipe(z.int().min(1).max(suggestions)).default(suggestions),
    }),
    answer: z.object({ suggestions: z.array(suggestion) }),
  },
  tags: {
    query: z.object({ tag_name: z.enum(TAG_NAMES) }),
    answer: z.object({ tag_values: z.array(z.string()) }),
  },
  read: { params: z.object({ id: z.string().max(100) }), answer: entryDetail },
  /** Up to 5,000 entries are streamed as .xlsx; above that, the response is 202 with a job. */
  export: {
    body: z.object({ ...wanted, locale: z.enum(LOCALES) }),
    answer: z.union([jobStarted, streamedFile]),
  },
  /** The searches without results in the last 30 days, most frequent first. */
  missed: {
    query: z.object({
      page: whole.pipe(z.int().max(100_000)).default(0),
      size: whole.pipe(z.int().min(1).max(100)).default(LIMITS.defaultRowsPerPage),
    }),
    answer: pageOf(missedSearch),
  },
}

export type DictionaryEntry = z.infer<typeof entry>
export type DictionaryEntryDetail = z.infer<typeof entryDetail>
export type DictionaryExport = z.infer<typeof dictionarySchemas.export.body>
export type DictionaryMatch = z.infer<typeof match>
export type DictionaryPage = z.infer<typeof entryPage>
export type DictionarySuggestion = z.infer<typeof suggestion>
export type MissedSearch = z.infer<typeof missedSearch>
