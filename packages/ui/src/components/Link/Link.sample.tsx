import { LINK_KEYS, type ComponentSample } from '../../rules/component-sample.ts'
import { Link } from './Link.tsx'

export const sample: ComponentSample = {
  use: (ref) => (
    <Link ref={ref} href="/guide">
      Guide
    </Link>
  ),
  role: ['link', 'Guide'],
  press: { control: ['link', 'Guide'], keys: LINK_KEYS },
}
