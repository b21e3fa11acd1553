import type { Meta, StoryObj } from '@storybook/react-vite'
import { Examples } from '../../docs/Matrix.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Divider } from './Divider.tsx'

const meta = {
  title: 'Layout/Divider',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <Examples
      of={{
        Horizontal: (
          <Stack gap={5}>
            <p>Above</p>
            <Divider />
            <p>Below</p>
          </Stack>
        ),
        Vertical: (
          <Inline gap={3}>
            <span>Start</span>
            <Divider orientation="vertical" />
            <span>End</span>
          </Inline>
        ),
        'With a label': (
          <Stack gap={5}>
            <p>Above</p>
            <Divider>or</Divider>
            <p>Below</p>
          </Stack>
        ),
      }}
    />
  ),
}
