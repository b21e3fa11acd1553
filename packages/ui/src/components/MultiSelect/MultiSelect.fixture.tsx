import type { ComponentFixture } from '../../rules/component-fixture.ts'
import { MultiSelect } from './MultiSelect.tsx'

export const fixture: ComponentFixture = {
  use: (ref) => <MultiSelect ref={ref} label="Departments" options={[{ id: 'a', label: 'Apparel' }]} />,
  role: ['combobox', 'Departments'],
}
