import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/Button.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { PageMessage } from './PageMessage.tsx'

const meta = {
  title: 'Sheets/PageMessage',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

export const Sheet: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={6}>
      <PageMessage title="We couldn’t find that page…" actions={<Button variant="primary">Return to Home</Button>}>
        The page you are trying to access does not exist or the link you clicked is broken.
      </PageMessage>
      <PageMessage variant="inline" headingLevel={2} stones="3... .2.. ..2. ...s" title="No users yet">
        Invite the first one, or upload a file.
      </PageMessage>
    </Stack>
  ),
}
