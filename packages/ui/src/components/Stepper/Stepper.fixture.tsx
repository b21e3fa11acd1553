import type { ComponentFixture } from '../../rules/component-fixture.ts'
import { Stepper } from './Stepper.tsx'

export const fixture: ComponentFixture = {
  use: (ref) => (
    <Stepper ref={ref} aria-label="Onboarding" items={[{ id: 'company', label: 'Company' }]} value="company" />
  ),
  role: ['list', 'Onboarding'],
}
