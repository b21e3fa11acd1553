import type { ComponentSample } from '../../rules/component-sample.ts'
import { SeeMoreText } from './SeeMoreText.tsx'

export const sample: ComponentSample = {
  use: (ref) => <SeeMoreText ref={ref}>Report Builder</SeeMoreText>,
  role: null,
}
