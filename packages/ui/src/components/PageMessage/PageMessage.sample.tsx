import type { ComponentSample } from '../../rules/component-sample.ts'
import { PageMessage } from './PageMessage.tsx'

export const sample: ComponentSample = {
  use: (ref) => <PageMessage ref={ref} title="Nothing here" />,
  role: ['heading', 'Nothing here'],
}
