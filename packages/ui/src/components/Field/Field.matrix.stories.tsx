import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix } from '../../docs/Matrix.tsx'
import { Field } from './Field.tsx'
import { OwnControl } from './own-control.fixture.tsx'

const meta = {
  title: 'Forms/Field',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <Matrix
      states={['rest', 'focus', 'error']}
      variants={{
        Minimal: { label: 'Formula', isLabelHidden: true },
        'With everything': {
          label: 'Formula',
          isRequired: false,
          description: 'Calculates with the table’s columns',
        },
      }}
    >
      {(variant, state) => (
        <Field {...variant} {...state}>
          {(control) => <OwnControl {...control} />}
        </Field>
      )}
    </Matrix>
  ),
}
