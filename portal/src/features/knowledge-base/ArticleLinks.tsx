import type { ContentItem } from '@tessera/contract'
import { pathTo } from '@tessera/contract'
import { LinkTile, Stack } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useIntl } from '../../messages/intl.tsx'

interface ArticleLinksProps {
  items: readonly ContentItem[]
  headingLevel: 2 | 3
}

/** Articles to choose from, each with its description. */
export function ArticleLinks({ items, headingLevel }: ArticleLinksProps): ReactNode {
  const { locale: own } = useIntl()
  return (
    <Stack as="ul">
      {items.map(({ id, title, summary, locale }) => {
        const lang = locale === own ? undefined : locale
        return (
          <LinkTile
            key={id}
            href={pathTo('/articles/insights', { id })}
            headingLevel={headingLevel}
            title={<span lang={lang}>{title}</span>}
            description={<span lang={lang}>{summary}</span>}
          />
        )
      })}
    </Stack>
  )
}
