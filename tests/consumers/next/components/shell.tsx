'use client'
import { AppHeader, AppLayout, Toast, UIProvider } from '@tessera/ui'
import { useRouter } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import { languages } from '../shared/languages'
import { notices } from '../shared/notices'

interface ShellProps {
  banner?: ReactNode
  children: ReactNode
}

export function Shell({ banner, children }: ShellProps) {
  const [locale, setLocale] = useState('en-US')
  const { push } = useRouter()
  const header = (
    <AppHeader
      productName="Orchard"
      homeHref="/"
      navigation={[
        { href: '/', label: 'Products', isCurrent: true },
        { href: '/orders', label: 'Orders' },
      ]}
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
      <Toast queue={notices} />
    </UIProvider>
  )
}
