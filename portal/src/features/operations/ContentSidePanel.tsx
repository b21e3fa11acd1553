import type { Locale, ManagedContentDetail, SourceFormat } from '@tessera/contract'
import { Card, SegmentedControl, Stack, Text } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useDeferredValue, useState } from 'react'
import { useIntl } from '../../messages/intl.tsx'
import type { ContentProblem } from './content-problems.ts'
import { comparedText } from './content-difference.ts'
import { publishedIn } from './content-form.ts'
import { ContentDifference } from './ContentDifference.tsx'
import { ContentPreview } from './ContentPreview.tsx'
import { ContentProblems } from './ContentProblems.tsx'

interface ContentSidePanelProps {
  item: ManagedContentDetail
  locale: Locale
  format: SourceFormat
  source: string
  /** The values of the fields as one text. */
  mine: string
  problems: readonly ContentProblem[]
}

/** The panel next to the fields: the preview of the text, or its changes since the published version. */
export function ContentSidePanel({ item, locale, format, source, mine, problems }: ContentSidePanelProps): ReactNode {
  const { t } = useIntl()
  const [shown, setShown] = useState<'preview' | 'difference'>('preview')
  return (
    <Card padding={6}>
      <Stack gap={4}>
        <SegmentedControl
          label={t('content.beside')}
          isLabelHidden
          options={[
            { id: 'preview', label: t('content.preview') },
            { id: 'difference', label: t('content.difference') },
          ]}
          value={shown}
          onChange={(chosen) => setShown(chosen ?? 'preview')}
        />
        <ContentProblems problems={problems} />
        {shown === 'preview' ? (
          <ContentPreview format={format} source={source} locale={locale} />
        ) : (
          <Changes item={item} locale={locale} mine={mine} />
        )}
      </Stack>
    </Card>
  )
}

function Changes({ item, locale, mine }: Pick<ContentSidePanelProps, 'item' | 'locale' | 'mine'>): ReactNode {
  const { t } = useIntl()
  const published = publishedIn(item, locale)
  // Typing has priority, so the difference is deferred.
  const after = useDeferredValue(mine)
  if (!published) return <Text tone="muted">{t('content.neverPublished')}</Text>
  const label = t('content.toPublished')
  return <ContentDifference before={comparedText(t, published)} after={after} label={label} lang={locale} />
}
