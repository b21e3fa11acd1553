import type { ComponentSample } from '../../rules/component-sample.ts'
import { AppHeader } from './AppHeader.tsx'

export const sample: ComponentSample = {
  use: (ref) => (
    <AppHeader ref={ref} productName="Scintilla" homeHref="/" navigation={[{ href: '/apps', label: 'Apps' }]} />
  ),
  role: ['navigation', 'Main'],
}
