'use client'
import { AppHeader, AppLayout, UIProvider } from '@tessera/ui'
import { createBrand } from '@tessera/ui/brand'
import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'

const brand = createBrand({ name: 'harvest', color: '#1b7f3b' })

interface ShellProps {
  nonce: string | undefined
  banner: ReactNode
  children: ReactNode
}

export function Shell({ nonce, banner, children }: ShellProps) {
  const { push } = useRouter()
  return (
    <UIProvider locale="en-US" brand={brand} nonce={nonce} navigate={push}>
      <AppLayout
        header={<AppHeader productName="Orchard" homeHref="/" navigation={[]} />}
        banner={banner}
        footer={null}
      >
        {children}
      </AppLayout>
    </UIProvider>
  )
}
