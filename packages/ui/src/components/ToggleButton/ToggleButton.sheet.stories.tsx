import type { Meta, StoryObj } from '@storybook/react-vite'
import Pin from 'lucide-react/icons/pin'
import { Icon } from '../../internal/icon.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { ToggleButton } from './ToggleButton.tsx'

const meta = {
  title: 'Actions/ToggleButton',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

export const Sheet: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={5}>
      {(['secondary', 'quiet'] as const).map((variant) =>
        [false, true].map((isSelected) => (
          <Inline key={`${variant} ${isSelected}`} gap={3}>
            <ToggleButton variant={variant} size="small" defaultSelected={isSelected}>
              Small
            </ToggleButton>
            <ToggleButton variant={variant} defaultSelected={isSelected}>
              Show details
            </ToggleButton>
            <ToggleButton variant={variant} size="large" defaultSelected={isSelected}>
              Large
            </ToggleButton>
            <ToggleButton variant={variant} icon={<Icon of={Pin} />} defaultSelected={isSelected}>
              Pin
            </ToggleButton>
            <ToggleButton variant={variant} icon={<Icon of={Pin} />} aria-label="Pin" defaultSelected={isSelected} />
            <ToggleButton variant={variant} isDisabled defaultSelected={isSelected}>
              Disabled
            </ToggleButton>
          </Inline>
        )),
      )}
    </Stack>
  ),
}
