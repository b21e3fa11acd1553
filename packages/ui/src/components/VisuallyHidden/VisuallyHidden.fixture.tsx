import type { ComponentFixture } from '../../rules/component-fixture.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export const fixture: ComponentFixture = {
  use: (ref) => <VisuallyHidden ref={ref}>Content</VisuallyHidden>,
  role: null,
}
