import { LINK_KEYS, type ComponentFixture } from '../../rules/component-fixture.ts'
import { Link } from './Link.tsx'

export const fixture: ComponentFixture = {
  use: (ref) => (
    <Link ref={ref} href="/guide">
      Guide
    </Link>
  ),
  role: ['link', 'Guide'],
  press: { control: ['link', 'Guide'], keys: LINK_KEYS },
}
