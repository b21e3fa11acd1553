import type { ComponentFixture } from '../../rules/component-fixture.ts'
import { Article } from './Article.tsx'

export const fixture: ComponentFixture = {
  use: (ref) => <Article ref={ref} html="<h2>Where the numbers come from</h2><p>From the tills of every store.</p>" />,
  role: ['heading', 'Where the numbers come from'],
}
