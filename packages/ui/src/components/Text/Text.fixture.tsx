import type { ComponentFixture } from '../../rules/component-fixture.ts'
import { Text } from './Text.tsx'

export const fixture: ComponentFixture = {
  use: (ref) => <Text ref={ref}>Messages</Text>,
  role: null,
}
