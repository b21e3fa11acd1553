import type { ComponentSample } from '../../rules/component-sample.ts'
import { CheckboxGroup } from './CheckboxGroup.tsx'

export const sample: ComponentSample = {
  use: (ref) => <CheckboxGroup ref={ref} label="Products" options={[{ id: 'a', label: 'Apparel' }]} />,
  role: ['group', 'Products'],
}
