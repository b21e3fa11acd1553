import { LINK_KEYS, type ComponentFixture } from '../../rules/component-fixture.ts'
import { ButtonLink } from './ButtonLink.tsx'

export const fixture: ComponentFixture = {
  use: (ref) => (
    <ButtonLink ref={ref} href="/login">
      Log in
    </ButtonLink>
  ),
  role: ['link', 'Log in'],
  press: { control: ['link', 'Log in'], keys: LINK_KEYS },
}
