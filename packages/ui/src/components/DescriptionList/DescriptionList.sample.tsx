import type { ComponentSample } from '../../rules/component-sample.ts'
import { DescriptionList } from './DescriptionList.tsx'

export const sample: ComponentSample = {
  use: (ref) => <DescriptionList ref={ref} items={[{ id: 'type', term: 'Type', description: 'Decimal' }]} />,
  role: null,
}
