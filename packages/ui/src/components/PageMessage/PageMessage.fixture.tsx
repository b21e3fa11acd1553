import type { ComponentFixture } from '../../rules/component-fixture.ts'
import { PageMessage } from './PageMessage.tsx'

export const fixture: ComponentFixture = {
  use: (ref) => <PageMessage ref={ref} title="Nothing here" />,
  role: ['heading', 'Nothing here'],
}
