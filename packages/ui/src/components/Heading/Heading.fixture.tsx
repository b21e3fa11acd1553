import type { ComponentFixture } from '../../rules/component-fixture.ts'
import { Heading } from './Heading.tsx'

export const fixture: ComponentFixture = {
  use: (ref) => (
    <Heading ref={ref} level={2}>
      Title
    </Heading>
  ),
  role: ['heading', 'Title'],
}
