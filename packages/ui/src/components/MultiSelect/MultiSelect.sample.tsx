import type { ComponentSample } from '../../rules/component-sample.ts'
import { MultiSelect } from './MultiSelect.tsx'

export const sample: ComponentSample = {
  use: (ref) => <MultiSelect ref={ref} label="Departments" options={[{ id: 'a', label: 'Apparel' }]} />,
  role: ['combobox', 'Departments'],
}
