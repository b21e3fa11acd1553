import type { ComponentFixture } from '../../rules/component-fixture.ts'
import { StatusBadge } from './StatusBadge.tsx'

export const fixture: ComponentFixture = {
  use: (ref) => (
    <StatusBadge ref={ref} tone="success">
      Active
    </StatusBadge>
  ),
  role: null,
}
