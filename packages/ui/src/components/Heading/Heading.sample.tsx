import type { ComponentSample } from '../../rules/component-sample.ts'
import { Heading } from './Heading.tsx'

export const sample: ComponentSample = {
  use: (ref) => (
    <Heading ref={ref} level={2}>
      Title
    </Heading>
  ),
  role: ['heading', 'Title'],
}
