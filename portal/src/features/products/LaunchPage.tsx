import type { ProductTile } from '@tessera/contract'
import { calls, pathTo } from '@tessera/contract'
import { ButtonLink, Page, PageMessage } from '@tessera/ui'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useCall } from '../../data/use-call.ts'
import { useIntl } from '../../messages/intl.tsx'
import { MyAccessLink } from '../../platform/access/MyAccessLink.tsx'
import { useConfig } from '../../platform/config/config.tsx'
import { LoadFailure } from '../../platform/feedback/LoadFailure.tsx'
import { LastSignIn } from '../../platform/session/LastSignIn.tsx'
import { useUser } from '../../platform/session/session.tsx'
import { partOfDay } from './greeting.ts'
import { LoadingSections, ProductSections } from './ProductSections.tsx'
import { sectionsOf } from './sections.ts'

/** The page on which users launch their products and learn about the others. */
export default function LaunchPage(): ReactNode {
  const { t } = useIntl()
  const config = useConfig()
  const { data: products, error, isLoading, retry } = useCall(calls.products.list)
  return (
    <Page title={t('products.title')} description={<Welcome products={products} isLoading={isLoading} />}>
      {!products && error && <LoadFailure error={error} isRetrying={isLoading} onRetry={retry} />}
      {isLoading && !error && <LoadingSections />}
      {products &&
        (sectionsOf(products, config).length > 0 ? (
          <ProductSections sections={sectionsOf(products, config)} />
        ) : (
          <PageMessage
            variant="inline"
            headingLevel={2}
            picture="unavailable"
            title={t('error.NOT_FOUND')}
            actions={
              <>
                <MyAccessLink variant="primary" />
                <ButtonLink href={pathTo('/profile')}>{t('menu.profile')}</ButtonLink>
              </>
            }
          >
            {t('products.noneHint')}
          </PageMessage>
        ))}
    </Page>
  )
}

interface WelcomeProps {
  products: readonly ProductTile[] | undefined
  isLoading: boolean
}

function Welcome({ products, isLoading }: WelcomeProps): ReactNode {
  const { t } = useIntl()
  const user = useUser()
  const [now] = useState(() => new Date())
  const { timezone: timeZone } = user.user_preferences.locale
  const company = user.tenant.name
  const count = products?.filter(({ accessStatus }) => accessStatus === 'ACCESS_COMPLETE').length
  const greeting = t('products.greeting', { part: partOfDay(now, timeZone), name: user.first_name })
  const looking = isLoading ? t('products.loading', { company }) : ''
  const ready = t('products.ready', { count: count ?? 0, company })
  const news = count === undefined ? looking : ready
  return (
    <>
      {/*
       * A text next to other nodes does not change on a page that the browser translates, so it needs its own element.
       */}
      <span>{`${greeting} ${news}`.trim()}</span>
      <br />
      <LastSignIn />
    </>
  )
}
