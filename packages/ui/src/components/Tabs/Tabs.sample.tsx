import type { ComponentSample } from '../../rules/component-sample.ts'
import { Tabs } from './Tabs.tsx'

export const sample: ComponentSample = {
  use: (ref) => <Tabs ref={ref} aria-label="Users" items={[{ id: 'active', label: 'Active', content: 'All' }]} />,
  role: ['tablist', 'Users'],
}
