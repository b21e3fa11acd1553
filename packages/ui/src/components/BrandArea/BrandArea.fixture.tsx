import type { ComponentFixture } from '../../rules/component-fixture.ts'
import { createBrand } from '../../theme/brand.ts'
import { BrandArea } from './BrandArea.tsx'

const brand = createBrand({ name: 'harvest', color: '#1b7f3b' })

export const fixture: ComponentFixture = {
  use: (ref) => (
    <BrandArea ref={ref} brand={brand}>
      Content
    </BrandArea>
  ),
  role: null,
}
