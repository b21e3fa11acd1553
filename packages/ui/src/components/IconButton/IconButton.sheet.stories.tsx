import type { Meta, StoryObj } from '@storybook/react-vite'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Pencil from 'lucide-react/icons/pencil'
import X from 'lucide-react/icons/x'
import { Icon } from '../../internal/icon.tsx'
import { say } from '../../samples/say.ts'
import { Inline } from '../Inline/Inline.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { IconButton } from './IconButton.tsx'

const meta = {
  title: 'Actions/IconButton',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

export const Sheet: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={6}>
      {(['quiet', 'tinted'] as const).map((variant) => (
        <Inline key={variant} gap={4}>
          {(['small', 'medium', 'large'] as const).map((size) => (
            <IconButton key={size} variant={variant} size={size} aria-label={say('Close, {size}', { size: say(size) })}>
              <Icon of={X} size={size === 'large' ? 20 : 16} />
            </IconButton>
          ))}
          <IconButton variant={variant} aria-label="Rename">
            <Icon of={Pencil} />
          </IconButton>
          <IconButton variant={variant} aria-label="More" aria-haspopup="menu" aria-expanded>
            <Icon of={Ellipsis} />
          </IconButton>
          <IconButton variant={variant} aria-label="Rename, disabled" isDisabled>
            <Icon of={Pencil} />
          </IconButton>
        </Inline>
      ))}
    </Stack>
  ),
}
