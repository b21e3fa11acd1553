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
          description="Since 9:12 AM CST"
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
            <span lang="fr-CA">
              Vous agissez pour <strong>Les Aliments Saint-Jean-sur-Richelieu et fils inc.</strong> ({tone})
            </span>
          }
          description={
            <span lang="fr-CA">
              Depuis 9 h 12 (HNC). Vous pouvez lire, mais pas modifier. <Link href="#why">Pourquoi?</Link>
            </span>
          }
          actions={
            <>
              <Button size="small" variant="primary" onPress={fn()}>
                Quitter
              </Button>
              <Button size="small" variant="quiet" onPress={fn()}>
                Changer d’entreprise
              </Button>
              <Button size="small" isDisabled>
                Retourner à la liste des entreprises
              </Button>
              <Button size="small" isPending onPress={fn()}>
                Retourner à la liste
              </Button>
            </>
          }
        />
      ))}
      <ContextBar title="Test environment" />
    </Stack>
  ),
}
