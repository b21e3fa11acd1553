import type { ComponentFixture } from '../../rules/component-fixture.ts'
import { AppsIcon } from '../../internal/icons.tsx'
import { SideNavigation } from './SideNavigation.tsx'

const sections = [{ id: 'apps', items: [{ href: '/apps', label: 'Apps', icon: <AppsIcon /> }] }]

export const fixture: ComponentFixture = {
  use: (ref) => <SideNavigation ref={ref} sections={sections} />,
  role: ['navigation', 'Main'],
}
