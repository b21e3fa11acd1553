import type { Banner as BannerData } from '@tessera/contract'
import {
  AppFooter,
  AppLayout,
  Banner,
  BannerStack,
  ScrollToTop,
  SideNavigation,
  SkipLink,
  Stack,
  Text,
} from '@tessera/ui'
import type { ReactNode } from 'react'
import { useState } from 'react'
import type { MessageId } from '../messages/intl.tsx'
import { useIntl } from '../messages/intl.tsx'
import { useActing } from '../platform/company/acting.ts'
import { useConfig } from '../platform/config/config.tsx'
import { lazyPage } from '../platform/routing/lazy-page.ts'
import type { PortalRoute } from '../platform/routing/route.ts'
import { ActAsBar } from './ActAsBar.tsx'
import { Header } from './Header.tsx'
import { useNavigation } from './navigation.tsx'
import { usePortalBanners } from './PortalBanners.tsx'
import { useIsCompanyRefused } from './use-is-company-refused.ts'
import { useMenu } from './use-menu.ts'

const CompanyRefused = lazyPage(() => import('./CompanyRefused.tsx'), 'companies')
const MockDataBar = lazyPage(() => import('./MockDataBar.tsx'), 'mockData')

const YEAR = String(new Date().getFullYear())

interface FrameProps {
  routes: readonly PortalRoute[]
  banners: readonly BannerData[]
  children: ReactNode
}

/** The layout around a page: header, navigation, the mock data notice, the acting company's bar, banners and footer. */
export function Frame({ routes, banners, children }: FrameProps): ReactNode {
  const { t } = useIntl()
  const [problem, setProblem] = useState<MessageId | null>(null)
  const { productName, mockData } = useConfig()
  const acting = useActing()
  const isRefused = useIsCompanyRefused()
  const sections = useNavigation(routes)
  const failed = (): void => setProblem('shell.notSaved')
  const portalBanners = usePortalBanners(banners, failed)
  const hasBanner = problem !== null || portalBanners !== null
  return (
    <>
      <SkipLink />
      <AppLayout
        context={
          (mockData || (acting && !isRefused)) && (
            <>
              {mockData && <MockDataBar />}
              {acting && !isRefused && <ActAsBar key={acting.id} acting={acting} />}
            </>
          )
        }
        header={<Header routes={routes} sections={sections} onFailure={failed} />}
        navigation={sections.length > 0 && <SideNavigation sections={sections} storageKey="navigation" />}
        banner={
          hasBanner && (
            <Stack gap={3}>
              {problem && (
                <BannerStack aria-label={t('error.title')}>
                  <Banner tone="danger" title={t('error.title')} onDismiss={() => setProblem(null)}>
                    {t(problem)}
                  </Banner>
                </BannerStack>
              )}
              {portalBanners}
            </Stack>
          )
        }
        footer={
          <AppFooter links={useMenu(routes, 'footer').map(({ href, label }) => ({ href, label }))}>
            <Text as="span" size={13} tone="muted">
              {t('shell.footerNote', { year: YEAR, productName })}
            </Text>
          </AppFooter>
        }
      >
        {isRefused ? <CompanyRefused /> : children}
        <ScrollToTop />
      </AppLayout>
    </>
  )
}
