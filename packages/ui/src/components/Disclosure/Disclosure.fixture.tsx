import type { ComponentFixture } from '../../rules/component-fixture.ts'
import { Disclosure } from './Disclosure.tsx'

export const fixture: ComponentFixture = {
  use: (ref) => (
    <Disclosure ref={ref} title="Search tips">
      Search by code
    </Disclosure>
  ),
  role: ['button', 'Search tips'],
}
