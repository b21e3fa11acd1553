import type { ComponentFixture } from '../../rules/component-fixture.ts'
import { Menu } from './Menu.tsx'

export const fixture: ComponentFixture = {
  use: (ref) => <Menu ref={ref} defaultOpen aria-label="Actions" items={[{ id: 'edit', label: 'Edit' }]} />,
  role: ['menu', 'Actions'],
}
