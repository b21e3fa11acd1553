import type { ComponentSample } from '../../rules/component-sample.ts'
import { ComboBox } from './ComboBox.tsx'

export const sample: ComponentSample = {
  use: (ref) => <ComboBox ref={ref} label="Supplier" options={[{ id: 'a', label: 'Apparel' }]} />,
  role: ['combobox', 'Supplier'],
}
