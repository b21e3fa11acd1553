import type { ComponentFixture } from '../../rules/component-fixture.ts'
import { Skeleton } from './Skeleton.tsx'

export const fixture: ComponentFixture = {
  use: (ref) => <Skeleton ref={ref} />,
  role: null,
}
