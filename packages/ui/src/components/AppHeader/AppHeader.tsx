'use client'
import ChevronDown from 'lucide-react/icons/chevron-down'
import Languages from 'lucide-react/icons/languages'
import MenuIcon from 'lucide-react/icons/menu'
import SunMoon from 'lucide-react/icons/sun-moon'
import { type ReactNode, type Ref, useEffect, useRef } from 'react'
import { Link } from 'react-aria-components/Link'
import { type DOMProps, domProps } from '../../internal/dom-props.ts'
import { hiddenVisually } from '../../internal/hidden.css.ts'
import { Icon } from '../../internal/icon.tsx'
import { wrapOwnText, wrapTexts } from '../../internal/own-text.tsx'
import { fill } from '../../messages/format.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Avatar } from '../Avatar/Avatar.tsx'
import { Logo } from '../Logo/Logo.tsx'
import type { SideNavigationSection } from '../SideNavigation/navigation-types.ts'
import * as styles from './AppHeader.css.ts'
import { useChoiceSections, UserName } from './header-parts.tsx'
import type { HeaderChoices, HeaderLink, HeaderUser } from './header-types.ts'
import { MenuButton } from './MenuButton.tsx'
import { AWAY, useFit } from './use-fit.ts'
import { appHeaderMessages } from './messages.ts'

export type { HeaderLanguage, HeaderLink, HeaderUser, HeaderUserMenuItem } from './header-types.ts'

export interface AppHeaderProps extends HeaderChoices, DOMProps {
  /** The application's name, beside its logo; the name of the link home. */
  productName: string
  /** A logo of your own, which replaces Tessera's mark and the name: an image up to 40 px high. */
  logo?: ReactNode
  /** The address that logo and name link to. */
  homeHref: string
  /** The product menu. Links that do not fit move into 'More' one by one, and on a phone into a drawer. */
  navigation?: readonly HeaderLink[]
  /** The sections of the SideNavigation below; below 1024 px the drawer shows them instead. */
  sections?: readonly SideNavigationSection[]
  /**
   * Chooses the context of the pages below, such as a company. With `sections`, it aligns with the pages beside the
   * SideNavigation.
   */
  switcher?: ReactNode
  /** A SearchField for the whole application. */
  search?: ReactNode
  /** Shown before the user, such as help, a persistent status, or 'Log in' when there is no user. */
  actions?: ReactNode
  ref?: Ref<HTMLElement>
}

const loadMenu = async () => (await import('./HeaderMenu.tsx')).HeaderMenu
const loadDrawer = async () => (await import('./HeaderDrawer.tsx')).HeaderDrawer
const ignore = () => undefined

/** Milliseconds after which the page has loaded and is probably idle. */
const HEAD_START = 2000

/** Loads the menus early when there is a user: without a connection, the user could not log out otherwise. */
function useLoaded(hasUser: boolean) {
  useEffect(() => {
    if (!hasUser) return undefined
    const timer = setTimeout(() => void Promise.all([loadMenu(), loadDrawer()]).catch(ignore), HEAD_START)
    return () => clearTimeout(timer)
  }, [hasUser])
}

/**
 * The header of an application: product menu, search, and a user menu with language and appearance. Menus and drawer
 * load on first intent, or soon after the page when there is a user.
 */
export function AppHeader({
  productName,
  logo,
  homeHref,
  navigation = [],
  sections = [],
  switcher,
  search,
  actions,
  ref,
  ...choices
}: AppHeaderProps) {
  const messages = useMessages(appHeaderMessages)
  const navRef = useRef<HTMLElement>(null)
  const fit = useFit(navRef, navigation.length)
  const rest = navigation.slice(fit.links).map((link) => ({ id: link.href, ...link }))
  useLoaded(choices.user !== undefined)
  const hasSections = sections.length > 0
  return (
    <header {...domProps(choices)} ref={ref} className={styles.header}>
      <div className={hasSections ? `${styles.inner} ${styles.innerBesideNavigation}` : styles.inner}>
        <Link
          href={homeHref}
          className={hasSections ? `${styles.home} ${styles.homeBesideNavigation}` : styles.home}
          aria-label={logo ? productName : undefined}
        >
          {wrapTexts(logo) || <Logo name={productName} />}
        </Link>
        {switcher && <div className={styles.switcher}>{wrapTexts(switcher)}</div>}
        {navigation.length > 0 && (
          <nav ref={navRef} className={styles.nav} aria-label={messages.mainNavigation}>
            <ul className={styles.list}>
              {navigation.map(({ href, label, isCurrent }, index) => (
                <li key={href} {...awayUnless(index < fit.links)}>
                  <Link href={href} className={styles.navLink} aria-current={isCurrent ? 'page' : undefined}>
                    {label}
                  </Link>
                </li>
              ))}
              {rest.length > 0 && (
                <li className={styles.more}>
                  <MenuButton
                    opens="menu"
                    load={loadMenu}
                    panel={{ label: messages.more, items: rest }}
                    isCurrent={rest.some(({ isCurrent }) => isCurrent)}
                  >
                    {messages.more}
                    <Icon of={ChevronDown} />
                  </MenuButton>
                </li>
              )}
            </ul>
          </nav>
        )}
        {search && <div className={styles.search}>{wrapTexts(search)}</div>}
        <div className={styles.end}>
          {choices.user && wrapOwnText(actions)}
          <div className={styles.wide}>
            {choices.user ? (
              <UserMenu {...choices} user={choices.user} hasSwitcher={switcher !== undefined} />
            ) : (
              <ChoiceMenus {...choices} hasLanguageText={fit.hasLanguageText} />
            )}
          </div>
          {!choices.user && wrapOwnText(actions)}
          <div className={hasSections ? styles.narrow : `${styles.narrow} ${styles.narrower}`}>
            <MenuButton
              label={messages.menu}
              opens="dialog"
              load={loadDrawer}
              panel={{ navigation, sections, ...choices }}
            >
              <Icon of={MenuIcon} size={20} />
            </MenuButton>
          </div>
        </div>
      </div>
    </header>
  )
}

const awayUnless = (isInLine: boolean) => (isInLine ? {} : { [AWAY]: '', className: styles.away })

function ChoiceMenus({ hasLanguageText, ...choices }: HeaderChoices & { hasLanguageText: boolean }) {
  const messages = useMessages(appHeaderMessages)
  const { language, appearance } = useChoiceSections(choices)
  const languageName = language?.items.find(({ id }) => id === language.value)?.label ?? messages.language
  return (
    <>
      {language && (
        <MenuButton
          label={fill(messages.currentLanguage, { language: languageName })}
          opens="menu"
          load={loadMenu}
          panel={{ label: messages.language, sections: [{ ...language, title: undefined }] }}
        >
          <Icon of={Languages} />
          <span lang={choices.language} data-word="" {...awayUnless(hasLanguageText)}>
            {languageName}
          </span>
        </MenuButton>
      )}
      {appearance && (
        <MenuButton
          label={messages.appearance}
          opens="menu"
          load={loadMenu}
          panel={{ label: messages.appearance, sections: [{ ...appearance, title: undefined }] }}
        >
          <Icon of={SunMoon} />
        </MenuButton>
      )}
    </>
  )
}

interface UserMenuProps extends HeaderChoices {
  user: HeaderUser
  /** Whether a switcher beside the logo shows the company that the user acts for. */
  hasSwitcher: boolean
}

function UserMenu({ user, userMenu = [], logOutItems = [], hasSwitcher, ...choices }: UserMenuProps) {
  const messages = useMessages(appHeaderMessages)
  const { language, appearance } = useChoiceSections(choices)
  const logOut = { id: 'section-log-out', 'aria-label': messages.logOut, items: logOutItems }
  const sections = [language, appearance, logOutItems.length > 0 ? logOut : undefined].filter(
    (section) => section !== undefined,
  )
  const [shown, hidden] = hasSwitcher || !user.detail ? [user.name, user.detail] : [user.detail, user.name]
  return (
    <MenuButton
      opens="menu"
      load={loadMenu}
      panel={{ label: messages.account, head: <UserName user={user} />, items: userMenu, sections }}
    >
      <Avatar name={user.name} isDecorative />
      <span className={styles.userName}>
        <span>{shown}</span>
        {hidden && ' '}
        {hidden && <span className={hiddenVisually}>({hidden})</span>}
      </span>
      <Icon of={ChevronDown} />
    </MenuButton>
  )
}
