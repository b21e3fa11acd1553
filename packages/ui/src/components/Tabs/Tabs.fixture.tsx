import type { ComponentFixture } from '../../rules/component-fixture.ts'
import { Tabs } from './Tabs.tsx'

export const fixture: ComponentFixture = {
  use: (ref) => <Tabs ref={ref} aria-label="Users" items={[{ id: 'active', label: 'Active', content: 'All' }]} />,
  role: ['tablist', 'Users'],
}
