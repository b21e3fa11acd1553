import type { ComponentSample } from '../../rules/component-sample.ts'
import { Tree } from './Tree.tsx'

const items = [{ id: 'sales', label: 'Sales', children: [{ id: 'orders', label: 'Orders', href: '/orders' }] }]

export const sample: ComponentSample = {
  use: (ref) => <Tree ref={ref} aria-label="Tables" items={items} defaultExpandedKeys={['sales']} />,
  role: ['treeitem', 'Orders'],
}
