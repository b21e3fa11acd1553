import type { ComponentFixture } from '../../rules/component-fixture.ts'
import { Stack } from './Stack.tsx'

export const fixture: ComponentFixture = {
  use: (ref) => <Stack ref={ref}>Under</Stack>,
  role: null,
}
