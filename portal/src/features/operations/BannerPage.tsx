import type { StoredBanner } from '@tessera/contract'
import { calls, pathTo } from '@tessera/contract'
import { Breadcrumbs, Page, Skeleton } from '@tessera/ui'
import type { ReactNode, Ref } from 'react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useCall } from '../../data/use-call.ts'
import { useIntl } from '../../messages/intl.tsx'
import { LoadFailure } from '../../platform/feedback/LoadFailure.tsx'
import NotFoundPage from '../../platform/feedback/NotFoundPage.tsx'
import { BannerEditor } from './BannerEditor.tsx'
import { BANNERS, NEW_BANNER, titleOfBanner } from './banner-address.ts'
import { useNewBanner } from './use-new-banner.ts'

interface BannerPageProps {
  /** The banner id in the URL. */
  id: string
  headingRef: Ref<HTMLHeadingElement>
}

/** The page that edits one banner. */
export function BannerPage(props: BannerPageProps): ReactNode {
  const { data, error, isLoading, retry } = useCall(calls.operations.banners)
  if (data) return <Editing key={props.id} banners={data} {...props} />
  return (
    <Frame {...props}>
      {error ? (
        <LoadFailure headingLevel={2} error={error} isRetrying={isLoading} onRetry={retry} />
      ) : (
        <Skeleton variant="block" height={480} />
      )}
    </Frame>
  )
}

function Frame({ id, headingRef, children }: BannerPageProps & { children: ReactNode }): ReactNode {
  const { t } = useIntl()
  const title = t(titleOfBanner(id))
  return (
    <Page
      width="wide"
      title={title}
      headingRef={headingRef}
      breadcrumbs={
        <Breadcrumbs
          items={[
            { label: t('title.operations'), href: pathTo('/operations') },
            { label: t('operations.banners'), href: BANNERS },
            { label: title },
          ]}
        />
      }
    >
      {children}
    </Page>
  )
}

function Editing({ banners, ...props }: BannerPageProps & { banners: readonly StoredBanner[] }): ReactNode {
  const { id } = props
  const navigate = useNavigate()
  const newBanner = useNewBanner()
  const find = (wanted: string) => banners.find((banner) => banner.id === wanted)
  const [banner] = useState(() => (id === NEW_BANNER ? newBanner() : find(id)))
  if (!banner) return <NotFoundPage />
  return (
    <Frame {...props}>
      <BannerEditor
        banner={banner}
        stored={find(banner.id)}
        onClose={() => void navigate(BANNERS, { replace: true })}
      />
    </Frame>
  )
}
