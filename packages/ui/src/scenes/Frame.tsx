import type { ReactNode } from 'react'
import { spoken } from '../samples/say.ts'
import { translated } from '../samples/translated.ts'
import { AppFooter, AppHeader, AppLayout, SkipLink } from '../entries/index.ts'

const languages = [
  { id: 'en-US', label: 'English' },
  { id: 'es-MX', label: 'Español' },
  { id: 'fr-CA', label: 'Français' },
]
const areas = {
  apps: 'Apps',
  dictionary: 'Data dictionary',
  knowledge: 'Knowledge base',
  releases: 'Release notes',
  support: 'Support',
  admin: 'Admin',
}

const nothing = () => undefined

interface FrameProps {
  /** Where in the portal the page is; the profile is in no menu of the header. */
  area: keyof typeof areas | 'profile'
  /** For whom the person is acting. */
  context?: ReactNode
  /** Whose data the pages show. */
  company?: string
  banner?: ReactNode
  children: ReactNode
}

/** The portal's header and footer around a page. */
export function Frame({ area, context, company = 'Bright Foods', banner, children }: FrameProps) {
  const header = (
    <AppHeader
      productName="Scintilla"
      homeHref="/"
      navigation={Object.entries(areas).map(([id, label]) => ({ href: `/${id}`, label, isCurrent: id === area }))}
      languages={languages}
      language={spoken().language}
      onLanguageChange={nothing}
      onAppearanceChange={nothing}
      user={{ name: 'Dana Reyes', detail: company }}
      userMenu={[
        { id: 'profile', label: 'Profile', href: '/profile' },
        { id: 'request', label: 'Request access', href: '/request' },
        { id: 'logout', label: 'Log out', onAction: nothing },
      ]}
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
      <AppLayout context={context} header={header} banner={banner} footer={footer}>
        {children}
      </AppLayout>
    </>,
  )
}
