/** One language's text of a public article. */
export interface ArticleWords {
  title: string
  summary: string
  html: string
}

/** The articles by the ids in their URLs, newest first. */
export const ARTICLE_IDS = ['reading-a-basket', 'on-shelf-availability'] as const

/** One language's articles by their ids. */
export type ArticleCatalog = Readonly<Record<(typeof ARTICLE_IDS)[number], ArticleWords>>
