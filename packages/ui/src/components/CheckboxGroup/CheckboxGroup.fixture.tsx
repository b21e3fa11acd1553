import type { ComponentFixture } from '../../rules/component-fixture.ts'
import { CheckboxGroup } from './CheckboxGroup.tsx'

export const fixture: ComponentFixture = {
  use: (ref) => <CheckboxGroup ref={ref} label="Products" options={[{ id: 'a', label: 'Apparel' }]} />,
  role: ['group', 'Products'],
}
