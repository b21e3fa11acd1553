import type { Meta, StoryObj } from '@storybook/react-vite'
import Check from 'lucide-react/icons/check'
import { Icon } from '../../internal/icon.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Button } from './Button.tsx'

const meta = {
  title: 'Actions/Button',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

export const Sheet: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={6}>
      {(['primary', 'secondary', 'quiet', 'danger'] as const).map((variant) => (
        <Inline key={variant} gap={4}>
          <Button variant={variant} size="small">
            Small
          </Button>
          <Button variant={variant}>Save changes</Button>
          <Button variant={variant} size="large">
            Large
          </Button>
          <Button variant={variant} icon={<Icon of={Check} />}>
            With icon
          </Button>
          <Button variant={variant} isDisabled>
            Disabled
          </Button>
          <Button variant={variant} isPending>
            Saving
          </Button>
        </Inline>
      ))}
      <Button variant="primary" fullWidth>
        Full width
      </Button>
    </Stack>
  ),
}
