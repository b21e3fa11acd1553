import '@tessera/ui/styles.css'
import '../../components/globals.css'
import { Banner, BannerStack, SkipLink } from '@tessera/ui'
import { createBrand } from '@tessera/ui/brand'
import type { Metadata } from 'next'
import { Shell } from '../../components/shell'

const brand = createBrand({ name: 'harvest', color: '#1b7f3b' })

export const metadata: Metadata = { title: 'Fresh Next app', icons: 'data:,' }

export default function RootLayout({ children }: LayoutProps<'/'>) {
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
            <BannerStack>
              <Banner tone="info" title="Harvest week">
                Orders close on Friday.
              </Banner>
            </BannerStack>
          }
        >
          {children}
        </Shell>
      </body>
    </html>
  )
}
