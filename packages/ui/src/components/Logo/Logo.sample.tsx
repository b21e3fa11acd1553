import type { ComponentSample } from '../../rules/component-sample.ts'
import { Logo } from './Logo.tsx'

export const sample: ComponentSample = {
  use: (ref) => <Logo ref={ref} name="Scintilla" />,
  role: null,
}
