import type { ComponentSample } from '../../rules/component-sample.ts'
import { SearchField } from './SearchField.tsx'

export const sample: ComponentSample = {
  use: (ref) => <SearchField ref={ref} label="Search users" />,
  role: ['searchbox', 'Search users'],
}
