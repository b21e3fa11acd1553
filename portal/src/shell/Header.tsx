import type { Preferences } from '@tessera/contract'
import { isLocale, LIMITS, pathTo } from '@tessera/contract'
import { AppHeader, ButtonLink } from '@tessera/ui'
import type { ComponentProps, ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useIntl } from '../messages/intl.tsx'
import { useAppearance } from '../platform/appearance/appearance.tsx'
import { useActing, useLeaveCompany } from '../platform/company/acting.ts'
import { useConfig } from '../platform/config/config.tsx'
import { LANGUAGE_CHOICES, useLanguage } from '../platform/locale/language.tsx'
import type { PortalRoute } from '../platform/routing/route.ts'
import { routeAt } from '../platform/routing/route.ts'
import { useSavePreferences, useSession } from '../platform/session/session.tsx'
import { leaveLabel } from './ActAsBar.tsx'
import { useLogOutEverywhere } from './log-out-everywhere.tsx'
import { useIsCompanyRefused } from './use-is-company-refused.ts'
import { isWithin, useMenu, useMenuSelections } from './use-menu.ts'

type UserMenu = NonNullable<ComponentProps<typeof AppHeader>['userMenu']>

interface HeaderProps {
  routes: readonly PortalRoute[]
  onFailure: () => void
}

/** The portal's header: product menu, language and appearance, and what a person can do about themselves. */
export function Header({ routes, onFailure }: HeaderProps): ReactNode {
  const { t } = useIntl()
  const { productName } = useConfig()
  const { status, user } = useSession()
  const { pathname } = useLocation()
  const isRefused = useIsCompanyRefused()
  const everywhere = useLogOutEverywhere()
  useMenuSelections(routes)
  const userMenu = useUserMenu(routes, everywhere.item)
  // The pages of logging in and out say themselves when one can log in.
  const isStranger = status === 'error' && !routeAt(routes, pathname).ignoresSession && !isRefused
  return (
    <>
      <AppHeader
        productName={productName}
        homeHref="/"
        navigation={useMenu(routes, 'product').map(({ path, href, label }) => ({
          href,
          label,
          isCurrent: isWithin(pathname, path),
        }))}
        {...useChoices(onFailure)}
        user={user ? { name: `${user.first_name} ${user.last_name}`, detail: user.tenant.name } : undefined}
        userMenu={user ? userMenu : undefined}
        actions={
          isStranger ? (
            <ButtonLink href={pathTo('/login')} variant="primary" size="small">
              {t('shell.logIn')}
            </ButtonLink>
          ) : undefined
        }
      />
      {everywhere.dialog}
    </>
  )
}

function useUserMenu(routes: readonly PortalRoute[], everywhere: UserMenu[number]): UserMenu {
  const { t } = useIntl()
  const navigate = useNavigate()
  const acting = useActing()
  const leave = useLeaveCompany()
  const ownPages = useMenu(routes, 'user').map(({ path, href, label }) => ({ id: path, label, href }))
  const company = acting && [
    { id: 'switchCompany', label: t('acting.switch'), href: pathTo('/companyList') },
    { id: 'leaveCompany', label: leaveLabel(acting, t), onAction: () => void leave() },
  ]
  return [
    ...(company ?? []),
    ...ownPages,
    everywhere,
    {
      id: 'logOut',
      label: t('shell.logOut'),
      onAction: () => void setTimeout(() => navigate(pathTo('/logout')), LIMITS.logoutDelay),
    },
  ]
}

type Choices = 'languages' | 'language' | 'onLanguageChange' | 'appearance' | 'onAppearanceChange'

function useChoices(onFailure: () => void): Pick<ComponentProps<typeof AppHeader>, Choices> {
  const { locale, change } = useLanguage()
  const { theme, changeTheme } = useAppearance()
  const save = useSavePreferences()
  return {
    languages: LANGUAGE_CHOICES,
    language: locale,
    onLanguageChange: (id) => {
      if (!isLocale(id)) return
      change(id)
        .then(() => save({ language_code: id }))
        .catch(onFailure)
    },
    appearance: theme,
    onAppearanceChange: (next: Preferences['appearance']) => {
      changeTheme(next)
      save({ appearance: next }).catch(onFailure)
    },
  }
}
