import type { ComponentSample } from '../../rules/component-sample.ts'
import { Section } from './Section.tsx'

export const sample: ComponentSample = {
  use: (ref) => (
    <Section ref={ref} title="Products">
      Tiles
    </Section>
  ),
  role: ['region', 'Products'],
}
