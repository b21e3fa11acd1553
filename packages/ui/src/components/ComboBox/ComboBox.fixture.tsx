import type { ComponentFixture } from '../../rules/component-fixture.ts'
import { ComboBox } from './ComboBox.tsx'

export const fixture: ComponentFixture = {
  use: (ref) => <ComboBox ref={ref} label="Supplier" options={[{ id: 'a', label: 'Apparel' }]} />,
  role: ['combobox', 'Supplier'],
}
