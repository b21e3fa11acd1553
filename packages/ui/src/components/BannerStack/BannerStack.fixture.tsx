import type { ComponentFixture } from '../../rules/component-fixture.ts'
import { BannerStack } from './BannerStack.tsx'

export const fixture: ComponentFixture = {
  use: (ref) => <BannerStack ref={ref}>News</BannerStack>,
  role: ['region', 'Announcements'],
}
