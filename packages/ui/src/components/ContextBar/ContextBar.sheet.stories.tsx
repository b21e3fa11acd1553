import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx'
import { Link } from '../Link/Link.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { ContextBar } from './ContextBar.tsx'

const meta = {
  title: 'Shell/ContextBar',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true }, layout: 'fullscreen' },
} satisfies Meta

export default meta

export const Sheet: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={5}>
      {(['brand', 'spark'] as const).map((tone) => (
        <ContextBar
          key={tone}
          tone={tone}
          title={
            <>
              Acting for <strong>Bright Foods</strong> ({tone})
            </>
          }
          description="Since 9:12 AM, Central time"
          actions={
            <>
              <ButtonLink size="small" href="#companies">
                Switch company
              </ButtonLink>
              <Button size="small" onPress={fn()}>
                Return to company list
              </Button>
            </>
          }
        />
      ))}
      {(['brand', 'spark'] as const).map((tone) => (
        <ContextBar
          key={tone}
          tone={tone}
          title={
            <>
              Acting for <strong>Les Aliments Saint-Jean-sur-Richelieu et fils inc.</strong> ({tone})
            </>
          }
          description={
            <>
              You can read but not change anything. <Link href="#why">Why?</Link>
            </>
          }
          actions={
            <>
              <Button size="small" variant="primary" onPress={fn()}>
                Leave
              </Button>
              <Button size="small" variant="quiet" onPress={fn()}>
                Switch company
              </Button>
              <Button size="small" isDisabled>
                Return to company list
              </Button>
              <Button size="small" isPending onPress={fn()}>
                Return to company list
              </Button>
            </>
          }
        />
      ))}
      <ContextBar title="Test environment" />
    </Stack>
  ),
}
