import {
  Badge,
  BrandArea,
  Card,
  Grid,
  Heading,
  Mosaic,
  Page,
  ProductTile,
  Skeleton,
  Spinner,
  Stack,
  Text,
} from '@tessera/ui'
import { createBrand } from '@tessera/ui/brand'
import { Cancel } from '../../shared/cancel'

const partner = createBrand({ name: 'partner', color: 'rebeccapurple' })

/** Rendered on the server; components that need a browser declare it in the package. */
export default function Products() {
  return (
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
        <Card>
          <Stack gap={2}>
            <Heading level={2}>Deliveries</Heading>
            <Badge tone="success">On time</Badge>
            <Text tone="muted">The next one comes on Monday.</Text>
            <Mosaic pattern=".33. 3223 3s23 .33." />
            <Spinner aria-label="Looking for deliveries" />
            <Skeleton variant="text" />
          </Stack>
        </Card>
      </Grid>
    </Page>
  )
}
