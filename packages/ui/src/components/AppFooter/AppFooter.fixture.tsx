import { LINK_KEYS, type ComponentFixture } from '../../rules/component-fixture.ts'
import { AppFooter } from './AppFooter.tsx'

export const fixture: ComponentFixture = {
  use: (ref) => <AppFooter ref={ref} links={[{ href: '/terms', label: 'Terms' }]} />,
  role: ['navigation', 'Footer'],
  press: { control: ['link', 'Terms'], keys: LINK_KEYS },
}
