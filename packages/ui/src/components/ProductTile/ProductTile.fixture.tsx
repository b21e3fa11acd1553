import { LINK_KEYS, type ComponentFixture } from '../../rules/component-fixture.ts'
import { ProductTile } from './ProductTile.tsx'

export const fixture: ComponentFixture = {
  use: (ref) => <ProductTile ref={ref} title="Report Builder" description="Reports" state="pending" />,
  role: ['article', 'Report Builder'],
  press: {
    use: () => <ProductTile title="Report Builder" description="Reports" state="learn-more" href="/learn" />,
    control: ['link', 'Learn More Report Builder'],
    keys: LINK_KEYS,
  },
}
