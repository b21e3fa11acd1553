import { LINK_KEYS, type ComponentSample } from '../../rules/component-sample.ts'
import { AppFooter } from './AppFooter.tsx'

export const sample: ComponentSample = {
  use: (ref) => <AppFooter ref={ref} links={[{ href: '/terms', label: 'Terms' }]} />,
  role: ['navigation', 'Footer'],
  press: { control: ['link', 'Terms'], keys: LINK_KEYS },
}
