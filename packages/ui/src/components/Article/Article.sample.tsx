import type { ComponentSample } from '../../rules/component-sample.ts'
import { Article } from './Article.tsx'

export const sample: ComponentSample = {
  use: (ref) => <Article ref={ref} html="<h2>Where the numbers come from</h2><p>From the tills of every store.</p>" />,
  role: ['heading', 'Where the numbers come from'],
}
