import type { ComponentFixture } from '../../rules/component-fixture.ts'
import { SeeMoreText } from './SeeMoreText.tsx'

export const fixture: ComponentFixture = {
  use: (ref) => <SeeMoreText ref={ref}>Report Builder</SeeMoreText>,
  role: null,
}
