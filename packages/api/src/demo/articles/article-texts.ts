/** One language's text of an article that anybody may read. */
export interface ArticleWords {
  title: string
  summary: string
  html: string
}

/** The articles by which their addresses name them, the newest first. */
export const ARTICLE_IDS = ['reading-a-basket', 'on-shelf-availability'] as const

/** One language's articles by their ids. */
export type ArticleCatalogue = Readonly<Record<(typeof ARTICLE_IDS)[number], ArticleWords>>
