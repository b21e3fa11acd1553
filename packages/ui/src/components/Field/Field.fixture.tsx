import type { ComponentFixture } from '../../rules/component-fixture.ts'
import { Field } from './Field.tsx'

export const fixture: ComponentFixture = {
  use: (ref) => (
    <Field ref={ref} label="Color">
      {(control) => <input {...control} />}
    </Field>
  ),
  role: ['textbox', 'Color'],
}
