import type { ComponentFixture } from '../../rules/component-fixture.ts'
import { TextArea } from './TextArea.tsx'

export const fixture: ComponentFixture = {
  use: (ref) => <TextArea ref={ref} label="Details" />,
  role: ['textbox', 'Details'],
}
