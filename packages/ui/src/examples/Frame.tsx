import type { ReactNode } from 'react'
import { storyLanguage } from '../story-texts/translate.ts'
import { translated } from '../story-texts/translated.ts'
import {
  ActivityIcon,
  AppsIcon,
  AtSignIcon,
  BookIcon,
  ChevronDownIcon,
  CompanyIcon,
  HandshakeIcon,
  HelpIcon,
  LibraryIcon,
  MegaphoneIcon,
  UsersIcon,
} from '../entries/icons.ts'
import {
  AppFooter,
  AppHeader,
  AppLayout,
  ButtonLink,
  SideNavigation,
  type SideNavigationSection,
  SkipLink,
} from '../entries/index.ts'

const languages = [
  { id: 'en-US', label: 'English' },
  { id: 'es-MX', label: 'Español' },
  { id: 'fr-CA', label: 'Français' },
]
const areas = {
  apps: ['Apps', AppsIcon],
  dictionary: ['Data dictionary', BookIcon],
  knowledge: ['Knowledge base', LibraryIcon],
  releases: ['Release notes', MegaphoneIcon],
  support: ['Support', HelpIcon],
  users: ['Users', UsersIcon],
  domains: ['Authorized domains', AtSignIcon],
  partners: ['Third-party partners', HandshakeIcon],
  activity: ['Activity log', ActivityIcon],
} as const
type Area = keyof typeof areas

const sections = [
  { id: 'apps', title: undefined, pages: ['apps'] },
  { id: 'learn', title: 'Learn', pages: ['dictionary', 'knowledge', 'releases'] },
  { id: 'help', title: 'Help', pages: ['support'] },
  { id: 'company', title: 'Company', pages: ['users', 'domains', 'partners', 'activity'] },
] as const

/** Returns the sections of the portal's navigation, with one current page. */
function sectionsAt(current: Area | 'profile'): SideNavigationSection[] {
  return sections.map(({ id, title, pages }) => ({
    id,
    ...(title && { title }),
    items: pages.map((page) => {
      const [label, Icon] = areas[page]
      const waiting = page === 'releases' ? { count: 3, countLabel: '3 unread' } : {}
      return { href: `/${page}`, label, icon: <Icon size="medium" />, isCurrent: page === current, ...waiting }
    }),
  }))
}

const nothing = () => undefined

interface FrameProps {
  /** The current area of the portal; the profile is in no menu of the header. */
  area: Area | 'profile'
  /** The bar with the company that the user acts for. */
  context?: ReactNode
  /** The company whose data the pages show. */
  company?: string
  banner?: ReactNode
  children: ReactNode
}

/** The portal's header, navigation and footer around a page. */
export function Frame({ area, context, company = 'Bright Foods', banner, children }: FrameProps) {
  const header = (
    <AppHeader
      productName="Scintilla"
      homeHref="/"
      sections={sectionsAt(area)}
      switcher={
        <ButtonLink href="/companies" variant="quiet" icon={<CompanyIcon />}>
          {company} <ChevronDownIcon />
        </ButtonLink>
      }
      languages={languages}
      language={storyLanguage().language}
      onLanguageChange={nothing}
      onAppearanceChange={nothing}
      user={{ name: 'Dana Reyes', detail: company }}
      userMenu={[
        { id: 'profile', label: 'Profile', href: '/profile' },
        { id: 'request', label: 'Request access', href: '/request' },
      ]}
      logOutItems={[{ id: 'logout', label: 'Log out', onAction: nothing }]}
    />
  )
  const footer = (
    <AppFooter
      links={[
        { href: '/privacy', label: 'Privacy Policy' },
        { href: '/terms', label: 'Terms' },
        { href: '/contact', label: 'Contact Us' },
      ]}
    >
      © 2026 Scintilla
    </AppFooter>
  )
  return translated(
    <>
      <SkipLink />
      <AppLayout
        context={context}
        header={header}
        navigation={<SideNavigation sections={sectionsAt(area)} />}
        banner={banner}
        footer={footer}
      >
        {children}
      </AppLayout>
    </>,
  )
}
