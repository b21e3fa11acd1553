import * as z from 'zod'
import { LOCALES } from '../locales.ts'

const words = z.object({
  title: z.string(),
  summary: z.string(),
  /** The language of the words: the reader's, or en-US where there are none in it. */
  locale: z.enum(LOCALES),
})

const item = words.extend({ id: z.string() })

/** One item with what lies beside it; a list has no text of its own. */
const content = words.extend({ html: z.string(), items: z.array(item) })

/** What the server checks in the content area's calls. */
export const contentSchemas = {
  /** The list, or the article with that id. */
  insights: { query: z.object({ id: z.string().optional() }), answer: z.object({ content }) },
}

export type Content = z.infer<typeof content>
export type ContentItem = z.infer<typeof item>
