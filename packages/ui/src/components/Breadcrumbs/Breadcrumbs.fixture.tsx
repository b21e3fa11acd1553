import type { ComponentFixture } from '../../rules/component-fixture.ts'
import { Breadcrumbs } from './Breadcrumbs.tsx'

export const fixture: ComponentFixture = {
  use: (ref) => <Breadcrumbs ref={ref} items={[{ label: 'Admin', href: '/admin' }, { label: 'Users' }]} />,
  role: ['navigation', 'Breadcrumbs'],
}
