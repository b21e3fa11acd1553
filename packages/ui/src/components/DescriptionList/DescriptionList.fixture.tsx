import type { ComponentFixture } from '../../rules/component-fixture.ts'
import { DescriptionList } from './DescriptionList.tsx'

export const fixture: ComponentFixture = {
  use: (ref) => <DescriptionList ref={ref} items={[{ id: 'type', term: 'Type', description: 'Decimal' }]} />,
  role: null,
}
