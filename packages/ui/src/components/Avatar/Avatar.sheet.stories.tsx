import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline } from '../Inline/Inline.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { Avatar } from './Avatar.tsx'

const meta = {
  title: 'Data/Avatar',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

const names = ['Ana Castillo', 'Benoît Tremblay', 'Élodie Ōtani', 'Bright Foods', 'Wm. Mwangi', 'Cher']

export const Sheet: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={5}>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Inline key={size} gap={3}>
          {names.map((name) => (
            <Avatar key={name} name={name} size={size} />
          ))}
          <Inline gap={2}>
            <Avatar name="Dana Reyes" size={size} isDecorative />
            <Text>Dana Reyes</Text>
          </Inline>
        </Inline>
      ))}
    </Stack>
  ),
}
