import type { ComponentSample } from '../../rules/component-sample.ts'
import { Field } from './Field.tsx'

export const sample: ComponentSample = {
  use: (ref) => (
    <Field ref={ref} label="Colour">
      {(control) => <input {...control} />}
    </Field>
  ),
  role: ['textbox', 'Colour'],
}
