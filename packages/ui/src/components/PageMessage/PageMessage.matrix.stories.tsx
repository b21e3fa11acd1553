import type { Meta, StoryObj } from '@storybook/react-vite'
import { Examples } from '../../docs/Matrix.tsx'
import { Button } from '../Button/Button.tsx'
import { Link } from '../Link/Link.tsx'
import { PageMessage } from './PageMessage.tsx'

const meta = {
  title: 'Feedback/PageMessage',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

const pictures = [
  'locked',
  'pending',
  'unfinished',
  'signed-out',
  'not-found',
  'unavailable',
  'failed',
  'broken',
] as const

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <>
      <PageMessage title="We couldn’t find that page…" actions={<Button variant="primary">Return to Home</Button>}>
        The page you are trying to access does not exist or the link you clicked is broken.
      </PageMessage>
      <PageMessage
        title="Report Builder"
        picture="locked"
        actions={<Button variant="primary">Return to Home</Button>}
        details={<Link href="mailto:admin@brightfoods.example">admin@brightfoods.example</Link>}
      >
        Next steps.
      </PageMessage>
      <Examples
        isCode
        of={Object.fromEntries(
          pictures.map((picture) => [
            `picture="${picture}"`,
            <PageMessage
              key={picture}
              variant="inline"
              headingLevel={2}
              picture={picture}
              title="Report Builder"
              actions={<Button>Return to Home</Button>}
            >
              Next steps.
            </PageMessage>,
          ]),
        )}
      />
    </>
  ),
}
