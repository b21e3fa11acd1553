import type { ComponentFixture } from '../../rules/component-fixture.ts'
import { Badge } from './Badge.tsx'

export const fixture: ComponentFixture = {
  use: (ref) => (
    <Badge ref={ref} tone="neutral">
      Beta
    </Badge>
  ),
  role: null,
}
