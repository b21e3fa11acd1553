import '@tessera/ui/styles.css'
import { Banner, SkipLink } from '@tessera/ui'
import { createBrand } from '@tessera/ui/brand'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { Shell } from './shell'

const brand = createBrand({ name: 'harvest', color: '#1b7f3b' })

export const metadata: Metadata = { title: 'Fresh Next app', icons: 'data:,' }

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-US" data-brand={brand.name}>
      <head>
        <style href={brand.name} precedence="default">
          {brand.css}
        </style>
      </head>
      <body>
        <SkipLink />
        <Shell
          banner={
            <Banner tone="info" title="Harvest week">
              Orders close on Friday.
            </Banner>
          }
        >
          {children}
        </Shell>
      </body>
    </html>
  )
}
