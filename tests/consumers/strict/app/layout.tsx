import '@tessera/ui/styles.css'
import { Banner, BannerStack, SkipLink } from '@tessera/ui'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { Shell } from '../components/shell'

export const metadata: Metadata = { title: 'Next app under a strict policy', icons: 'data:,' }

export default async function RootLayout({ children }: LayoutProps<'/'>) {
  const nonce = (await headers()).get('x-nonce') ?? undefined
  return (
    <html lang="en-US" data-brand="harvest" dir="ltr">
      <body>
        <SkipLink />
        <Shell
          nonce={nonce}
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
