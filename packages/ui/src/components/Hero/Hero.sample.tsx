import type { ComponentSample } from '../../rules/component-sample.ts'
import { Hero } from './Hero.tsx'

export const sample: ComponentSample = {
  use: (ref) => <Hero ref={ref} title="Title" description="Promise" actions="Go" />,
  role: ['heading', 'Title'],
}
