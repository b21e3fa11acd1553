import type { ComponentFixture } from '../../rules/component-fixture.ts'
import { LinkTile } from './LinkTile.tsx'

export const fixture: ComponentFixture = {
  use: (ref) => <LinkTile ref={ref} title="Data dictionary" href="/dataDictionary" />,
  role: ['link', 'Data dictionary'],
}
