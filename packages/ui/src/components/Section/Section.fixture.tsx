import type { ComponentFixture } from '../../rules/component-fixture.ts'
import { Section } from './Section.tsx'

export const fixture: ComponentFixture = {
  use: (ref) => (
    <Section ref={ref} title="Products">
      Tiles
    </Section>
  ),
  role: ['region', 'Products'],
}
