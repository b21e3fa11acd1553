import type { ComponentFixture } from '../../rules/component-fixture.ts'
import { Divider } from './Divider.tsx'

export const fixture: ComponentFixture = {
  use: (ref) => <Divider ref={ref} />,
  role: null,
}
