import type { ComponentFixture } from '../../rules/component-fixture.ts'
import { Tree } from './Tree.tsx'

const items = [{ id: 'sales', label: 'Sales', children: [{ id: 'orders', label: 'Orders', href: '/orders' }] }]

export const fixture: ComponentFixture = {
  use: (ref) => <Tree ref={ref} aria-label="Tables" items={items} defaultExpandedKeys={['sales']} />,
  role: ['treeitem', 'Orders'],
}
