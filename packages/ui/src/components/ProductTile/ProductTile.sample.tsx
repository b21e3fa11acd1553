import { LINK_KEYS, type ComponentSample } from '../../rules/component-sample.ts'
import { ProductTile } from './ProductTile.tsx'

export const sample: ComponentSample = {
  use: (ref) => <ProductTile ref={ref} title="Report Builder" description="Reports" state="pending" />,
  role: ['article', 'Report Builder'],
  press: {
    use: () => <ProductTile title="Report Builder" description="Reports" state="learn-more" href="/learn" />,
    control: ['link', 'Learn More Report Builder'],
    keys: LINK_KEYS,
  },
}
