import type { Meta, StoryObj } from '@storybook/react-vite'
import { Examples } from '../../docs/Matrix.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Text } from '../Text/Text.tsx'
import { Avatar, type AvatarProps } from './Avatar.tsx'

const meta = {
  title: 'Data/Avatar',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

const names = ['Ana Castillo', 'Benoît Tremblay', 'Élodie Ōtani', 'Bright Foods', 'Wm. Mwangi', 'Cher']

const allIn = (size: AvatarProps['size']) => (
  <Inline gap={3}>
    {names.map((name) => (
      <Avatar key={name} name={name} size={size} />
    ))}
    <Inline gap={2}>
      <Avatar name="Dana Reyes" size={size} isDecorative />
      <Text>Dana Reyes</Text>
    </Inline>
  </Inline>
)

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <Examples
      cellWidth={720}
      of={{
        small: allIn('small'),
        medium: allIn('medium'),
        large: allIn('large'),
      }}
    />
  ),
}
