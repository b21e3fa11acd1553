import type { StoredBanner } from '@tessera/contract'
import { calls, hasPermission, PERMISSIONS, resolveLocale } from '@tessera/contract'
import { Button, EmptyState, Inline, Skeleton, Stack } from '@tessera/ui'
import { ConfirmDialog } from '@tessera/ui/confirm-dialog'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { RequestError } from '../../data/request-error.ts'
import { useCachedResponses } from '../../data/use-cached-responses.ts'
import { useCall } from '../../data/use-call.ts'
import { failureText } from '../../messages/failure-text.ts'
import { useIntl } from '../../messages/intl.tsx'
import { LoadFailure } from '../../platform/feedback/LoadFailure.tsx'
import { useWrite } from '../../platform/feedback/use-write.ts'
import { useUser } from '../../platform/session/session.tsx'
import { NEW_BANNER, toBanner } from './banner-address.ts'
import { BannerCard } from './BannerCard.tsx'
import { useNextFocus } from './use-next-focus.ts'

const EFFECTS = {
  refreshes: [calls.operations.banners, calls.banners.list],
  toast: 'operations.bannerDeleted',
} as const

/** The portal's banners with audience and period; editors see a preview. */
export function BannersTab(): ReactNode {
  const { data, error, isLoading, retry } = useCall(calls.operations.banners)
  if (data) return <Banners banners={data} />
  if (error) return <LoadFailure headingLevel={2} error={error} isRetrying={isLoading} onRetry={retry} />
  return <Skeleton variant="block" height={480} />
}

function Banners({ banners }: { banners: readonly StoredBanner[] }): ReactNode {
  const { t, locale } = useIntl()
  const { authz } = useUser()
  const navigate = useNavigate()
  const edit = (id: string) => void navigate(toBanner(id))
  const [unwanted, setUnwanted] = useState<StoredBanner | null>(null)
  const { write } = useWrite(calls.operations.deleteBanner, EFFECTS)
  const { refresh } = useCachedResponses()
  const { known, focusNext } = useNextFocus(unwanted !== null)
  // If two users delete the same banner, both have the intended result.
  const remove = async ({ id }: StoredBanner) => {
    const index = banners.findIndex((banner) => banner.id === id)
    await write({ params: { id } }).catch((error: unknown) => {
      if (!(error instanceof RequestError) || error.code !== 'NOT_FOUND') throw error
      return refresh(calls.operations.banners)
    })
    focusNext((banners[index + 1] ?? banners[index - 1])?.id ?? NEW_BANNER)
  }
  const canChange = hasPermission(authz.permissions, PERMISSIONS.updateBanner)
  return (
    <Stack gap={4}>
      {canChange && (
        <Inline justify="end">
          <Button ref={known(NEW_BANNER)} variant="primary" onPress={() => edit(NEW_BANNER)}>
            {t('title.newBanner')}
          </Button>
        </Inline>
      )}
      {banners.length === 0 && (
        <EmptyState headingLevel={2} title={t('operations.noBanners')}>
          {t('operations.noBannersText')}
        </EmptyState>
      )}
      {banners.map((banner) => (
        <BannerCard
          key={banner.id}
          banner={banner}
          changeRef={known(banner.id)}
          bannerActions={canChange ? { edit: () => edit(banner.id), remove: () => setUnwanted(banner) } : undefined}
        />
      ))}
      {unwanted && (
        <ConfirmDialog
          isOpen
          onOpenChange={() => setUnwanted(null)}
          tone="danger"
          title={t('operations.deleteBannerTitle')}
          confirmLabel={t('operations.deleteBanner')}
          errorMessage={(error) => (error instanceof RequestError ? failureText(t, error, 'notice') : t('error.title'))}
          onConfirm={() => remove(unwanted)}
        >
          {t('operations.deleteBannerText', { name: unwanted.texts[resolveLocale(locale)].title })}
        </ConfirmDialog>
      )}
    </Stack>
  )
}
