import type { ComponentSample } from '../../rules/component-sample.ts'
import { Page } from './Page.tsx'

export const sample: ComponentSample = {
  use: (ref) => <Page ref={ref} title="Title" />,
  role: ['heading', 'Title'],
}
