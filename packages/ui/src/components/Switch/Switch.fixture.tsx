import type { ComponentFixture } from '../../rules/component-fixture.ts'
import { Switch } from './Switch.tsx'

export const fixture: ComponentFixture = {
  use: (ref) => <Switch ref={ref}>Email me</Switch>,
  role: ['switch', 'Email me'],
}
