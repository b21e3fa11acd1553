import type { ContentVersion, Locale, ManagedContentDetail } from '@tessera/contract'
import { calls } from '@tessera/contract'
import { Button, Disclosure, Skeleton, Stack, Text } from '@tessera/ui'
import { Dialog } from '@tessera/ui/dialog'
import type { ReactNode } from 'react'
import { useCall } from '../../data/use-call.ts'
import { useIntl } from '../../messages/intl.tsx'
import { LoadFailure } from '../../platform/feedback/LoadFailure.tsx'
import { comparedText } from './content-difference.ts'
import { publishedIn } from './content-form.ts'
import { ContentDifference } from './ContentDifference.tsx'
import { ContentSourceText } from './ContentSourceText.tsx'

interface ContentVersionDialogProps {
  item: ManagedContentDetail
  locale: Locale
  version: number
  /** Absent for readers who cannot edit. */
  onRestore: ((version: ContentVersion) => void) | undefined
  onClose: () => void
}

/** A dialog with one version of a text and its difference from the published one. */
export function ContentVersionDialog(props: ContentVersionDialogProps): ReactNode {
  const { item, locale, version, onRestore, onClose } = props
  const { t } = useIntl()
  const params = { collection: item.collection, slug: item.slug, locale, version: String(version) }
  const { data, error, isLoading, retry } = useCall(calls.content.version, { params })
  const published = publishedIn(item, locale)
  const canRestore = data && onRestore && data.version !== published?.version
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="large"
      title={t('content.versionOf', { version })}
      actions={canRestore && <Button onPress={() => onRestore(data)}>{t('content.restore')}</Button>}
    >
      {data ? (
        <Stack gap={4}>
          <Comparison version={data} published={published} />
          <Disclosure headingLevel={3} title={t('content.source')}>
            <ContentSourceText source={data.source} lang={locale} />
          </Disclosure>
        </Stack>
      ) : error ? (
        <LoadFailure error={error} isRetrying={isLoading} onRetry={retry} />
      ) : (
        <Skeleton variant="text" lines={8} />
      )}
    </Dialog>
  )
}

interface ComparisonProps {
  version: ContentVersion
  published: ContentVersion | undefined
}

function Comparison({ version, published }: ComparisonProps): ReactNode {
  const { t } = useIntl()
  if (!published) return <Text tone="muted">{t('content.neverPublished')}</Text>
  if (published.version === version.version) return <Text tone="muted">{t('content.isLive')}</Text>
  const label = t('content.toVersion', { version: version.version })
  return (
    <Stack gap={3}>
      <Text weight={600}>{label}</Text>
      <ContentDifference
        before={comparedText(t, published)}
        after={comparedText(t, version)}
        label={label}
        lang={version.locale}
      />
    </Stack>
  )
}
