import type { ComponentSample } from '../../rules/component-sample.ts'
import { Menu } from './Menu.tsx'

export const sample: ComponentSample = {
  use: (ref) => <Menu ref={ref} defaultOpen aria-label="Actions" items={[{ id: 'edit', label: 'Edit' }]} />,
  role: ['menu', 'Actions'],
}
