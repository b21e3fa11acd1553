import type { ComponentFixture } from '../../rules/component-fixture.ts'
import { Form } from './Form.tsx'

export const fixture: ComponentFixture = {
  use: (ref) => (
    <Form ref={ref} onSubmit={() => undefined}>
      Fields
    </Form>
  ),
  role: null,
}
