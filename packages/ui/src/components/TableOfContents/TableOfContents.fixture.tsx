import type { ComponentFixture } from '../../rules/component-fixture.ts'
import { TableOfContents } from './TableOfContents.tsx'

export const fixture: ComponentFixture = {
  use: (ref) => <TableOfContents ref={ref} items={[{ id: 'stores', level: 2, text: 'Stores' }]} />,
  role: ['navigation', 'On this page'],
}
