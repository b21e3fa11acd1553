import type { ComponentSample } from '../../rules/component-sample.ts'
import { LinkTile } from './LinkTile.tsx'

export const sample: ComponentSample = {
  use: (ref) => <LinkTile ref={ref} title="Data dictionary" href="/dataDictionary" />,
  role: ['link', 'Data dictionary'],
}
