import {
  AppHeader,
  AppLayout,
  Badge,
  Banner,
  BannerStack,
  BrandArea,
  Grid,
  Page,
  ProductTile,
  SkipLink,
  Toast,
  UIProvider,
  type UIProviderProps,
} from '@tessera/ui'
import { createBrand } from '@tessera/ui/brand'
import { useState } from 'react'
import { Cancel } from '../shared/cancel'
import { languages } from '../shared/languages'
import { notices } from '../shared/notices'
import { Orders } from '../shared/orders'

const brand = createBrand({ name: 'harvest', color: '#1b7f3b' })
const partner = createBrand({ name: 'partner', color: 'rebeccapurple' })

const Products = () => (
  <Page title="Products" actions={<Cancel />}>
    <Grid columns={{ base: 1, medium: 2 }}>
      <BrandArea brand={partner}>
        <Badge tone="brand">Partner</Badge>
      </BrandArea>
      <ProductTile
        title="Basket Watch"
        description="What people buy together."
        mosaic=".33. 3223 3s23 .33."
        state="launch"
        href="/basket"
      />
    </Grid>
  </Page>
)

export function App({ path, theme }: { path: string; theme: UIProviderProps['theme'] }) {
  const [locale, setLocale] = useState('en-US')
  return (
    <UIProvider locale={locale} brand={brand} theme={theme}>
      <SkipLink />
      <AppLayout
        header={
          <AppHeader
            productName="Orchard"
            homeHref="/"
            navigation={[{ href: '/', label: 'Products', isCurrent: true }]}
            languages={languages}
            language={locale}
            onLanguageChange={setLocale}
          />
        }
        banner={
          <BannerStack>
            <Banner tone="info" title="Harvest week">
              Orders close on Friday.
            </Banner>
          </BannerStack>
        }
        footer={null}
      >
        {path === '/' ? <Products /> : <Orders />}
      </AppLayout>
      <Toast queue={notices} />
    </UIProvider>
  )
}
