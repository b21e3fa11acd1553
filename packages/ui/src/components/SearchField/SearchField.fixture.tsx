import type { ComponentFixture } from '../../rules/component-fixture.ts'
import { SearchField } from './SearchField.tsx'

export const fixture: ComponentFixture = {
  use: (ref) => <SearchField ref={ref} label="Search users" />,
  role: ['searchbox', 'Search users'],
}
