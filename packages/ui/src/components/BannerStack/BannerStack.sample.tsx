import type { ComponentSample } from '../../rules/component-sample.ts'
import { BannerStack } from './BannerStack.tsx'

export const sample: ComponentSample = {
  use: (ref) => <BannerStack ref={ref}>News</BannerStack>,
  role: ['region', 'Announcements'],
}
