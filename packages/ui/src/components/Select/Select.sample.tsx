import type { ComponentSample } from '../../rules/component-sample.ts'
import { Select } from './Select.tsx'

export const sample: ComponentSample = {
  use: (ref) => <Select ref={ref} label="Department" options={[{ id: 'a', label: 'Apparel' }]} />,
  role: ['button', 'Choose Department'],
}
