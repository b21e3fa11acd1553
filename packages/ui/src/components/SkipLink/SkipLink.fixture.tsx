import type { ComponentFixture } from '../../rules/component-fixture.ts'
import { SkipLink } from './SkipLink.tsx'

export const fixture: ComponentFixture = {
  use: (ref) => <SkipLink ref={ref} />,
  role: ['link', 'Skip to main content'],
}
