import type { ComponentFixture } from '../../rules/component-fixture.ts'
import { Logo } from './Logo.tsx'

export const fixture: ComponentFixture = {
  use: (ref) => <Logo ref={ref} name="Scintilla" />,
  role: null,
}
