import type { ComponentSample } from '../../rules/component-sample.ts'
import { Stepper } from './Stepper.tsx'

export const sample: ComponentSample = {
  use: (ref) => (
    <Stepper ref={ref} aria-label="Onboarding" items={[{ id: 'company', label: 'Company' }]} value="company" />
  ),
  role: ['list', 'Onboarding'],
}
