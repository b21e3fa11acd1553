import type { ComponentSample } from '../../rules/component-sample.ts'
import { createBrand } from '../../theme/brand.ts'
import { BrandArea } from './BrandArea.tsx'

const brand = createBrand({ name: 'harvest', color: '#1b7f3b' })

export const sample: ComponentSample = {
  use: (ref) => (
    <BrandArea ref={ref} brand={brand}>
      Content
    </BrandArea>
  ),
  role: null,
}
