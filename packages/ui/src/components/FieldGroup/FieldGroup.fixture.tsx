import type { ComponentFixture } from '../../rules/component-fixture.ts'
import { FieldGroup } from './FieldGroup.tsx'

export const fixture: ComponentFixture = {
  use: (ref) => (
    <FieldGroup ref={ref} label="Contact">
      Fields
    </FieldGroup>
  ),
  role: ['group', 'Contact'],
}
