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
  /** The language of its texts: the reader's, or en-US where it has none in that. */
  language: z.enum(LOCALES),
})

/** Start and end of a part of a text, in UTF-16 code units. */
const range = z.tuple([z.int(), z.int()])

const match = z.object({
  field: z.enum(SEARCHED_FIELDS),
  by: z.enum(MATCH_KINDS),
  /** The parts of the text that match: of the field, or of `other` where that is given. Empty for a synonym. */
  ranges: z.array(range),
  /** The synonym that matches. */
  synonym: z.string().optional(),
  /** The text that matches, where it is not in the language of the entry's texts, and its language. */
  other: z.object({ language: z.enum(LOCALES), text: z.string() }).optional(),
})

const entryPage = z.object({
  /** No match; the entries are those of the most similar words. */
  fuzzy_search: z.boolean(),
  match_lists: z.array(entry.extend({ matches: z.array(match) })),
  total_pages: z.int(),
  total_elements: z.int(),
  /** Words near the search that have results for this reader and product, the nearest first. */
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

/** A search that has found nothing, with how often and when. */
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
  /** The searches of the last 30 days that found nothing, the most frequent first. */
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
