import type { ComponentSample } from '../../rules/component-sample.ts'
import { TableOfContents } from './TableOfContents.tsx'

export const sample: ComponentSample = {
  use: (ref) => <TableOfContents ref={ref} items={[{ id: 'stores', level: 2, text: 'Stores' }]} />,
  role: ['navigation', 'On this page'],
}
