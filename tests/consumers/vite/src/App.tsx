import {
  AppHeader,
  AppLayout,
  Badge,
  Banner,
  BrandArea,
  Button,
  Grid,
  Page,
  ProductTile,
  SkipLink,
  UIProvider,
} from '@tessera/ui'
import { createBrand } from '@tessera/ui/brand'
import { lazy, Suspense, useState } from 'react'

const Dialog = lazy(() => import('@tessera/ui/dialog'))
const brand = createBrand({ name: 'harvest', color: '#1b7f3b' })
const partner = createBrand({ name: 'partner', color: 'rebeccapurple' })
const languages = [
  { id: 'en-US', label: 'English' },
  { id: 'fr-CA', label: 'Français' },
]

export function App() {
  const [locale, setLocale] = useState('en-US')
  return (
    <UIProvider locale={locale} brand={brand}>
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
          <Banner tone="info" title="Harvest week">
            Orders close on Friday.
          </Banner>
        }
        footer={null}
      >
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
      </AppLayout>
    </UIProvider>
  )
}

function Cancel() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="primary" onPress={() => setOpen(true)}>
        Cancel order
      </Button>
      {isOpen && (
        <Suspense>
          <Dialog isOpen onOpenChange={setOpen} title="Cancel the order?">
            It cannot be taken back.
          </Dialog>
        </Suspense>
      )}
    </>
  )
}
