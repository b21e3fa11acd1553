import type { ComponentFixture } from '../../rules/component-fixture.ts'
import { Card } from './Card.tsx'

export const fixture: ComponentFixture = {
  use: (ref) => <Card ref={ref}>Content</Card>,
  role: null,
}
