import type { Preferences, UserContext } from '@tessera/contract'
import { isLocale, LIMITS, pathTo } from '@tessera/contract'
import type { SideNavigationSection } from '@tessera/ui'
import { AppHeader, Badge, ButtonLink, Inline } from '@tessera/ui'
import { HelpIcon } from '@tessera/ui/icons'
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
import { CompanySwitcher } from './CompanySwitcher.tsx'
import { useMenu, useMenuSelections } from './use-menu.ts'

type UserMenu = NonNullable<ComponentProps<typeof AppHeader>['userMenu']>

interface HeaderProps {
  routes: readonly PortalRoute[]
  /** The sections of the navigation, which the drawer shows on narrow screens. */
  sections: readonly SideNavigationSection[]
  onFailure: () => void
}

/** The portal's header: the company in effect, help, and the user menu. */
export function Header({ routes, sections, onFailure }: HeaderProps): ReactNode {
  const { t } = useIntl()
  const { productName } = useConfig()
  const { status, user } = useSession()
  const { pathname } = useLocation()
  const isRefused = useIsCompanyRefused()
  const everywhere = useLogOutEverywhere()
  useMenuSelections(routes)
  const userMenu = useUserMenu(routes)
  const logOut = useLogOutItem()
  const [help] = useMenu(routes, 'help')
  // The login and logout pages have their own login button.
  const isStranger = status === 'error' && !routeAt(routes, pathname).ignoresSession && !isRefused
  return (
    <>
      <AppHeader
        productName={productName}
        homeHref="/"
        sections={sections}
        switcher={user ? <CompanySwitcher user={user} /> : undefined}
        {...useChoices(onFailure)}
        user={user ? { name: `${user.first_name} ${user.last_name}`, detail: user.tenant.name } : undefined}
        userMenu={user ? userMenu : undefined}
        logOutItems={[everywhere.item, logOut]}
        actions={
          user ? (
            <Inline gap={1}>
              <StaffBadge group={user.authz.group} />
              {help && (
                <ButtonLink href={help.href} variant="quiet" size="small" icon={<HelpIcon />}>
                  {t('menu.help')}
                </ButtonLink>
              )}
            </Inline>
          ) : isStranger ? (
            <ButtonLink href={pathTo('/login')} size="small">
              {t('shell.logIn')}
            </ButtonLink>
          ) : undefined
        }
      />
      {everywhere.dialog}
    </>
  )
}

/** Marks super admins with a badge on every page. */
function StaffBadge({ group }: Pick<UserContext['authz'], 'group'>): ReactNode {
  const { t } = useIntl()
  if (group === 'SUPER_ADMIN') return <Badge tone="info">{t('shell.superAdmin')}</Badge>
  return group === 'SUPER_ADMIN_SPECTATOR' ? <Badge tone="info">{t('shell.superAdminReadOnly')}</Badge> : null
}

function useLogOutItem(): UserMenu[number] {
  const { t } = useIntl()
  const navigate = useNavigate()
  return {
    id: 'logOut',
    label: t('shell.logOut'),
    onAction: () => void setTimeout(() => navigate(pathTo('/logout')), LIMITS.logoutDelay),
  }
}

function useUserMenu(routes: readonly PortalRoute[]): UserMenu {
  const { t } = useIntl()
  const acting = useActing()
  const leave = useLeaveCompany()
  const ownPages = useMenu(routes, 'user').map(({ path, href, label }) => ({ id: path, label, href }))
  const company = acting && [
    { id: 'switchCompany', label: t('acting.switch'), href: pathTo('/companyList') },
    { id: 'leaveCompany', label: leaveLabel(acting, t), onAction: () => void leave() },
  ]
  return [...(company ?? []), ...ownPages]
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
