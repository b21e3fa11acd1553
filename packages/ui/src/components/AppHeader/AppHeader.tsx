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
import { useWords } from '../../messages/words.ts'
import { Avatar } from '../Avatar/Avatar.tsx'
import { Logo } from '../Logo/Logo.tsx'
import * as styles from './AppHeader.css.ts'
import { useAppearances, UserName } from './header-parts.tsx'
import type { HeaderChoices, HeaderLink } from './header-types.ts'
import { MenuButton } from './MenuButton.tsx'
import { AWAY, useFit } from './use-fit.ts'
import { appHeaderWords } from './words.ts'

export type { HeaderLanguage, HeaderLink, HeaderUser, HeaderUserMenuItem } from './header-types.ts'

export interface AppHeaderProps extends HeaderChoices, DOMProps {
  /** The application's name, beside its logo. */
  productName: string
  /** Where logo and name lead. */
  homeHref: string
  /** The product menu; what does not fit moves into 'More' link by link, and on a phone into a drawer. */
  navigation: readonly HeaderLink[]
  /** What stands at the end, for example 'Log in' when there is no user. */
  actions?: ReactNode
  ref?: Ref<HTMLElement>
}

const loadMenu = async () => (await import('./HeaderMenu.tsx')).HeaderMenu
const loadDrawer = async () => (await import('./HeaderDrawer.tsx')).HeaderDrawer
const ignore = () => undefined

/** When the page is there and most probably at rest. */
const HEAD_START = 2000

/** Loads the menus of who has a user menu before they are wanted: without a connection nobody could log out by them. */
function useLoaded(hasUser: boolean) {
  useEffect(() => {
    if (!hasUser) return undefined
    const timer = setTimeout(() => void Promise.all([loadMenu(), loadDrawer()]).catch(ignore), HEAD_START)
    return () => clearTimeout(timer)
  }, [hasUser])
}

/** The head of an application: product menu, language, appearance and user; menus and drawer load on first intent, with a user soon after the page. */
export function AppHeader({ productName, homeHref, navigation, actions, ref, ...choices }: AppHeaderProps) {
  const words = useWords(appHeaderWords)
  const navRef = useRef<HTMLElement>(null)
  const fit = useFit(navRef, navigation.length)
  const rest = navigation.slice(fit.links).map((link) => ({ id: link.href, ...link }))
  useLoaded(choices.user !== undefined)
  return (
    <header {...domProps(choices)} ref={ref} className={styles.header}>
      <div className={styles.inner}>
        <Link href={homeHref} className={styles.home}>
          <Logo name={productName} />
        </Link>
        {navigation.length > 0 && (
          <nav ref={navRef} className={styles.nav} aria-label={words.mainNavigation}>
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
                    panel={{ label: words.more, items: rest }}
                    isCurrent={rest.some(({ isCurrent }) => isCurrent)}
                  >
                    {words.more}
                    <Icon of={ChevronDown} />
                  </MenuButton>
                </li>
              )}
            </ul>
          </nav>
        )}
        <div className={styles.end}>
          <div className={styles.wide}>
            <ChoiceMenus {...choices} hasWord={fit.hasWord} />
          </div>
          {actions}
          <div className={styles.narrow}>
            <MenuButton label={words.menu} opens="dialog" load={loadDrawer} panel={{ navigation, ...choices }}>
              <Icon of={MenuIcon} size={20} />
            </MenuButton>
          </div>
        </div>
      </div>
    </header>
  )
}

const awayUnless = (isInLine: boolean) => (isInLine ? {} : { [AWAY]: '', className: styles.away })

function ChoiceMenus({ hasWord, ...props }: HeaderChoices & { hasWord: boolean }) {
  const words = useWords(appHeaderWords)
  const appearances = useAppearances()
  const {
    languages = [],
    language,
    onLanguageChange,
    appearance = 'system',
    onAppearanceChange,
    user,
    userMenu,
  } = props
  const languageName = languages.find(({ id }) => id === language)?.label ?? words.language
  return (
    <>
      {languages.length > 0 && (
        <MenuButton
          label={`${words.language}: ${languageName}`}
          opens="menu"
          load={loadMenu}
          panel={{
            label: words.language,
            selected: language ?? '',
            items: languages.map((item) => ({ ...item, lang: item.id, onAction: () => onLanguageChange?.(item.id) })),
          }}
        >
          <Icon of={Languages} />
          <span lang={language} data-word="" {...awayUnless(hasWord)}>
            {languageName}
          </span>
        </MenuButton>
      )}
      {onAppearanceChange && (
        <MenuButton
          label={words.appearance}
          opens="menu"
          load={loadMenu}
          panel={{
            label: words.appearance,
            selected: appearance,
            items: appearances.map((item) => ({ ...item, onAction: () => onAppearanceChange(item.id) })),
          }}
        >
          <Icon of={SunMoon} />
        </MenuButton>
      )}
      {user && (
        <MenuButton
          opens="menu"
          load={loadMenu}
          panel={{ label: words.account, head: <UserName user={user} />, items: userMenu ?? [] }}
        >
          <Avatar name={user.name} isDecorative />
          <span className={styles.userName}>
            {user.detail ?? user.name}
            {user.detail && ' '}
            {user.detail && <span className={hiddenVisually}>({user.name})</span>}
          </span>
          <Icon of={ChevronDown} />
        </MenuButton>
      )}
    </>
  )
}
