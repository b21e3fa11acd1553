import type { ComponentFixture } from '../../rules/component-fixture.ts'
import { Select } from './Select.tsx'

export const fixture: ComponentFixture = {
  use: (ref) => <Select ref={ref} label="Department" options={[{ id: 'a', label: 'Apparel' }]} />,
  role: ['button', 'Choose Department'],
}
