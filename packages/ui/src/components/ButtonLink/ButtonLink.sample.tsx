import { LINK_KEYS, type ComponentSample } from '../../rules/component-sample.ts'
import { ButtonLink } from './ButtonLink.tsx'

export const sample: ComponentSample = {
  use: (ref) => (
    <ButtonLink ref={ref} href="/login">
      Log in
    </ButtonLink>
  ),
  role: ['link', 'Log in'],
  press: { control: ['link', 'Log in'], keys: LINK_KEYS },
}
