import { Badge, BrandArea, Skeleton, Stack } from '@tessera/ui'
import { createBrand } from '@tessera/ui/brand'
import { Orders } from '../shared/orders'
import { Tables } from './tables'

const partner = createBrand({ name: 'partner', color: 'rebeccapurple' })

/** The page that is rendered with and without the policy. */
export const Everything = () => (
  <Stack gap={6}>
    <BrandArea brand={partner}>
      <Badge tone="brand">Partner</Badge>
    </BrandArea>
    <Skeleton variant="block" height={120} />
    <Tables />
    <Orders />
  </Stack>
)
