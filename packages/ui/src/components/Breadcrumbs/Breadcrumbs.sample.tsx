import type { ComponentSample } from '../../rules/component-sample.ts'
import { Breadcrumbs } from './Breadcrumbs.tsx'

export const sample: ComponentSample = {
  use: (ref) => <Breadcrumbs ref={ref} items={[{ label: 'Admin', href: '/admin' }, { label: 'Users' }]} />,
  role: ['navigation', 'Breadcrumbs'],
}
