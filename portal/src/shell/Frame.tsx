import type { Banner as BannerData, Preferences } from '@tessera/contract'
import { isLocale, LIMITS } from '@tessera/contract'
import {
  AppFooter,
  AppHeader,
  AppLayout,
  Banner,
  BannerStack,
  ButtonLink,
  ScrollToTop,
  SkipLink,
  Text,
} from '@tessera/ui'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { MessageId } from '../messages/intl.tsx'
import { useIntl } from '../messages/intl.tsx'
import { useAppearance } from './appearance.tsx'
import { useConfig } from './config.tsx'
import { menuOf } from './guard.ts'
import { LANGUAGE_CHOICES, useLanguage } from './language.tsx'
import { PortalBanners } from './PortalBanners.tsx'
import type { PortalRoute } from './route.ts'
import { useSavePreferences, useSession } from './session.tsx'

const YEAR = String(new Date().getFullYear())

interface FrameProps {
  routes: readonly PortalRoute[]
  banners: readonly BannerData[]
  children: ReactNode
}

/** What stands around every page: header with menus, banners, footer. */
export function Frame({ routes, banners, children }: FrameProps): ReactNode {
  const { t } = useIntl()
  const [problem, setProblem] = useState<MessageId | null>(null)
  const { productName } = useConfig()
  const failed = (): void => setProblem('shell.notSaved')
  const hasBanner = problem !== null || banners.length > 0
  return (
    <>
      <SkipLink />
      <AppLayout
        header={<Header routes={routes} onFailure={failed} />}
        banner={
          hasBanner && (
            <>
              {problem && (
                <BannerStack aria-label={t('error.title')}>
                  <Banner tone="danger" title={t('error.title')} onDismiss={() => setProblem(null)}>
                    {t(problem)}
                  </Banner>
                </BannerStack>
              )}
              <PortalBanners banners={banners} onFailure={failed} />
            </>
          )
        }
        footer={
          <AppFooter links={useMenu(routes, 'footer').map(({ path, label }) => ({ href: path, label }))}>
            <Text as="span" size={13} tone="muted">
              {t('shell.footerNote', { year: YEAR, productName })}
            </Text>
          </AppFooter>
        }
      >
        {children}
        <ScrollToTop />
      </AppLayout>
    </>
  )
}

function useMenu(
  routes: readonly PortalRoute[],
  place: 'product' | 'user' | 'footer',
): { path: string; label: string }[] {
  const { t } = useIntl()
  const { tenant } = useConfig()
  const { status, visitor } = useSession()
  return menuOf(routes, place, { session: status, visitor, tenant }).flatMap(({ path, menu }) =>
    menu ? [{ path, label: t(menu.label) }] : [],
  )
}

function Header({ routes, onFailure }: { routes: readonly PortalRoute[]; onFailure: () => void }): ReactNode {
  const { t } = useIntl()
  const { productName } = useConfig()
  const { status, user } = useSession()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const { locale, change } = useLanguage()
  const { theme, changeTheme } = useAppearance()
  const save = useSavePreferences()
  const ownPages = useMenu(routes, 'user')
  const logOut = {
    id: 'logOut',
    label: t('shell.logOut'),
    onAction: () => void setTimeout(() => navigate('/logout'), LIMITS.logoutDelay),
  }

  const changeLanguage = (id: string): void => {
    if (!isLocale(id)) return
    change(id)
      .then(() => save({ language_code: id }))
      .catch(onFailure)
  }
  const changeAppearance = (next: Preferences['appearance']): void => {
    changeTheme(next)
    save({ appearance: next }).catch(onFailure)
  }

  return (
    <AppHeader
      productName={productName}
      homeHref="/"
      navigation={useMenu(routes, 'product').map(({ path, label }) => ({
        href: path,
        label,
        isCurrent: pathname === path || pathname.startsWith(`${path}/`),
      }))}
      languages={LANGUAGE_CHOICES}
      language={locale}
      onLanguageChange={changeLanguage}
      appearance={theme}
      onAppearanceChange={changeAppearance}
      user={user ? { name: `${user.first_name} ${user.last_name}`, detail: user.tenant.name } : undefined}
      userMenu={user ? [...ownPages.map(({ path, label }) => ({ id: path, label, href: path })), logOut] : undefined}
      actions={
        status === 'error' && pathname !== '/login' ? (
          <ButtonLink href="/login" variant="primary" size="small">
            {t('shell.logIn')}
          </ButtonLink>
        ) : undefined
      }
    />
  )
}
