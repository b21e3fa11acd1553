import type { ComponentFixture } from '../../rules/component-fixture.ts'
import { Avatar } from './Avatar.tsx'

export const fixture: ComponentFixture = {
  use: (ref) => <Avatar ref={ref} name="Dana Reyes" />,
  role: ['img', 'Dana Reyes'],
}
