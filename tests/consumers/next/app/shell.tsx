'use client'
import { AppHeader, AppLayout, UIProvider } from '@tessera/ui'
import { useRouter } from 'next/navigation'
import { type ReactNode, useState } from 'react'

const languages = [
  { id: 'en-US', label: 'English' },
  { id: 'fr-CA', label: 'Français' },
]

export function Shell({ banner, children }: { banner: ReactNode; children: ReactNode }) {
  const [locale, setLocale] = useState('en-US')
  const { push } = useRouter()
  const header = (
    <AppHeader
      productName="Orchard"
      homeHref="/"
      navigation={[{ href: '/', label: 'Products', isCurrent: true }]}
      languages={languages}
      language={locale}
      onLanguageChange={setLocale}
    />
  )
  return (
    <UIProvider locale={locale} navigate={(href) => push(href)}>
      <AppLayout header={header} banner={banner} footer={null}>
        {children}
      </AppLayout>
    </UIProvider>
  )
}
