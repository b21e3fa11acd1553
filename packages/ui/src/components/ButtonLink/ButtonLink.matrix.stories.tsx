import type { Meta, StoryObj } from '@storybook/react-vite'
import { Matrix } from '../../docs/Matrix.tsx'
import { ButtonLink } from './ButtonLink.tsx'

const meta = {
  title: 'Actions/ButtonLink',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <Matrix
      cellWidth={160}
      states={['rest', 'hover', 'focus', 'pressed']}
      variants={
        {
          Primary: { variant: 'primary' },
          Secondary: { variant: 'secondary' },
          Quiet: { variant: 'quiet' },
          Danger: { variant: 'danger' },
          Small: { size: 'small' },
          Large: { size: 'large' },
          'In a new tab': { target: '_blank' },
        } as const
      }
    >
      {(variant, state) => (
        <ButtonLink {...variant} {...state} href="#log-in">
          Log in
        </ButtonLink>
      )}
    </Matrix>
  ),
}
