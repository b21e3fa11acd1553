import type { ComponentFixture } from '../../rules/component-fixture.ts'
import { RadioGroup } from './RadioGroup.tsx'

export const fixture: ComponentFixture = {
  use: (ref) => <RadioGroup ref={ref} label="Type" options={[{ id: 'a', label: 'Apparel' }]} />,
  role: ['radiogroup', 'Type'],
}
