import type { ComponentSample } from '../../rules/component-sample.ts'
import { Card } from './Card.tsx'

export const sample: ComponentSample = {
  use: (ref) => <Card ref={ref}>Content</Card>,
  role: null,
}
