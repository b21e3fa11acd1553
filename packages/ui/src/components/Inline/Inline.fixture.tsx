import type { ComponentFixture } from '../../rules/component-fixture.ts'
import { Inline } from './Inline.tsx'

export const fixture: ComponentFixture = {
  use: (ref) => <Inline ref={ref}>Beside</Inline>,
  role: null,
}
