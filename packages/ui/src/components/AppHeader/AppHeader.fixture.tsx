import type { ComponentFixture } from '../../rules/component-fixture.ts'
import { AppHeader } from './AppHeader.tsx'

export const fixture: ComponentFixture = {
  use: (ref) => (
    <AppHeader ref={ref} productName="Scintilla" homeHref="/" navigation={[{ href: '/apps', label: 'Apps' }]} />
  ),
  role: ['navigation', 'Main'],
}
