import type { ComponentSample } from '../../rules/component-sample.ts'
import { Form } from './Form.tsx'

export const sample: ComponentSample = {
  use: (ref) => (
    <Form ref={ref} onSubmit={() => undefined}>
      Fields
    </Form>
  ),
  role: null,
}
