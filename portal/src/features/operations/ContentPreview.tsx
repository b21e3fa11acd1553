import type { Locale, SourceFormat } from '@tessera/contract'
import { InlineAlert, PreviewArea, Skeleton, Stack, Text } from '@tessera/ui'
import { Article } from '@tessera/ui/article'
import type { ReactNode } from 'react'
import { failureText } from '../../messages/failure-text.ts'
import { useIntl } from '../../messages/intl.tsx'
import { usePreviewTheme } from './BannerPreview.tsx'
import { useContentPreview } from './use-content-preview.ts'

interface ContentPreviewProps {
  format: SourceFormat
  source: string
  locale: Locale
}

/** A preview of a text in the selected theme. */
export function ContentPreview({ format, source, locale }: ContentPreviewProps): ReactNode {
  const { t } = useIntl()
  const [theme, themeControl] = usePreviewTheme()
  const { html, error } = useContentPreview(format, source)
  return (
    <Stack gap={3}>
      {themeControl}
      {error && (
        <InlineAlert tone="info" title={t('content.previewFailed')}>
          {failureText(t, error, 'notice')}
        </InlineAlert>
      )}
      <section aria-label={t('content.preview')}>
        <PreviewArea theme={theme} locale={locale}>
          {html === undefined ? (
            !error && <Skeleton variant="text" lines={12} />
          ) : html === '' ? (
            <Text tone="muted">{t('content.previewEmpty')}</Text>
          ) : (
            <Article html={html} lang={locale} hasHeadingLinks />
          )}
        </PreviewArea>
      </section>
    </Stack>
  )
}
