import type { ReactNode } from 'react'
import { AppFooter, AppHeader, AppLayout, SkipLink } from '../entries/index.ts'
import { frameWords } from './frame-words.ts'

const languages = [
  { id: 'en-US', label: 'English' },
  { id: 'es-MX', label: 'Español' },
  { id: 'fr-CA', label: 'Français' },
]
const areas = ['apps', 'dictionary', 'knowledge', 'releases', 'support', 'admin'] as const

const nothing = () => undefined

interface FrameProps {
  locale: string
  /** Where in the portal the page is. */
  area: (typeof areas)[number]
  banner?: ReactNode
  children: ReactNode
}

/** The portal's header and footer around a page. */
export function Frame({ locale, area, banner, children }: FrameProps) {
  const words = frameWords(locale)
  const header = (
    <AppHeader
      productName="Scintilla"
      homeHref="/"
      navigation={areas.map((id) => ({ href: `/${id}`, label: words[id], isCurrent: id === area }))}
      languages={languages}
      language={locale}
      onLanguageChange={nothing}
      onAppearanceChange={nothing}
      user={{ name: 'Dana Reyes', detail: 'Bright Foods' }}
      userMenu={[
        { id: 'profile', label: words.profile, href: '/profile' },
        { id: 'request', label: words.request, href: '/request' },
        { id: 'logout', label: words.logOut, onAction: nothing },
      ]}
    />
  )
  const footer = (
    <AppFooter
      links={[
        { href: '/privacy', label: words.privacy },
        { href: '/terms', label: words.terms },
        { href: '/contact', label: words.contact },
      ]}
    >
      © 2026 Scintilla
    </AppFooter>
  )
  return (
    <>
      <SkipLink />
      <AppLayout header={header} banner={banner} footer={footer}>
        {children}
      </AppLayout>
    </>
  )
}
