import '@tessera/ui/styles.css'
import '../../components/globals.css'
import { SkipLink } from '@tessera/ui'
import type { Metadata } from 'next'
import { Shell } from '../../components/shell'

export const metadata: Metadata = { title: 'Fresh Next app, dark', icons: 'data:,' }

export default function RootLayout({ children }: LayoutProps<'/'>) {
  return (
    <html lang="en-US" data-theme="dark">
      <body>
        <SkipLink />
        <Shell>{children}</Shell>
      </body>
    </html>
  )
}
