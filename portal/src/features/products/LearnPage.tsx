import { calls, LEARN_PRODUCTS, pathTo } from '@tessera/contract'
import { ButtonLink, Mosaic, Page, Skeleton, Stack } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useCall } from '../../data/use-call.ts'
import { useIntl } from '../../messages/intl.tsx'
import { LoadFailure } from '../../platform/feedback/LoadFailure.tsx'
import NotFoundPage from '../../platform/feedback/NotFoundPage.tsx'
import { RequestAccessLink } from '../../platform/access/RequestAccessLink.tsx'
import { useMyAccess } from '../../platform/access/use-my-access.ts'
import { GetAccess } from './GetAccess.tsx'
import { Introduction } from './Introduction.tsx'
import { MARKS } from './marks.ts'

/** Describes one of the four products that have their own page. */
export default function LearnPage(): ReactNode {
  const { t } = useIntl()
  const { search } = useLocation()
  const { data: products, error, isLoading, retry } = useCall(calls.products.learn)
  const access = useMyAccess()
  const code = LEARN_PRODUCTS.find((each) => each === new URLSearchParams(search).get('product'))
  const product = products?.find((each) => each.code === code)

  if (!code || (products && !product)) return <NotFoundPage />
  if (!product && error) {
    return (
      <Page width="reading" title={t('title.learn')}>
        <LoadFailure error={error} isRetrying={isLoading} onRetry={retry} />
      </Page>
    )
  }
  const isLacked = access.data?.products.find((each) => each.code === code)?.status === null
  const title = product?.learnMoreContent.title ?? t('title.learn')
  const name = product?.code === 'CHANNEL_INSIGHTS' ? t('products.supplier') : product?.title
  return (
    <Page
      width="reading"
      title={title}
      description={name === title ? undefined : name}
      actions={
        <>
          <ButtonLink href={pathTo('/apps')}>{t('products.backToApps')}</ButtonLink>
          {product && isLacked && <RequestAccessLink product={product} />}
        </>
      }
    >
      {product ? (
        <Stack gap={6}>
          <Mosaic pattern={MARKS[product.code]} size="large" />
          <Introduction product={product} headingLevel={2} />
          {isLacked && <GetAccess headingLevel={2} />}
        </Stack>
      ) : (
        <Skeleton variant="text" lines={6} />
      )}
    </Page>
  )
}
