import type { ComponentFixture } from '../../rules/component-fixture.ts'
import { ScrollToTop } from './ScrollToTop.tsx'

export const fixture: ComponentFixture = {
  use: (ref) => <ScrollToTop ref={ref} threshold={-1} />,
  role: ['button', 'Back to top'],
}
