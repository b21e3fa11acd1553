import type { ComponentFixture } from '../../rules/component-fixture.ts'
import { Hero } from './Hero.tsx'

export const fixture: ComponentFixture = {
  use: (ref) => <Hero ref={ref} title="Title" description="Promise" actions="Go" />,
  role: ['heading', 'Title'],
}
