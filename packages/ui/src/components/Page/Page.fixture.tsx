import type { ComponentFixture } from '../../rules/component-fixture.ts'
import { Page } from './Page.tsx'

export const fixture: ComponentFixture = {
  use: (ref) => <Page ref={ref} title="Title" />,
  role: ['heading', 'Title'],
}
