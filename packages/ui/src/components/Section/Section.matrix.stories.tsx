import type { Meta, StoryObj } from '@storybook/react-vite'
import { Examples } from '../../docs/Matrix.tsx'
import { Button } from '../Button/Button.tsx'
import { Card } from '../Card/Card.tsx'
import { Text } from '../Text/Text.tsx'
import { Section } from './Section.tsx'

const meta = {
  title: 'Layout/Section',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

const description = 'People with an email address at these domains can request access to the company.'
// The page's regions need different names.
const sizes = [
  ['small', 'A small heading'],
  ['medium', 'A medium heading'],
  ['large', 'A large heading'],
  ['xlarge', 'The largest heading'],
] as const

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <>
      <Examples
        isCode
        cellWidth={560}
        of={Object.fromEntries(
          sizes.map(([size, title]) => [
            `size="${size}"`,
            <Section key={size} title={title} size={size} description={description} actions={<Button>Change</Button>}>
              <Text>brightfoods.example</Text>
            </Section>,
          ]),
        )}
      />
      <Examples
        cellWidth={560}
        of={{
          'Without a description': (
            <Section title="Without a description" actions={<Button>Add a domain</Button>}>
              <Card>brightfoods.example</Card>
            </Section>
          ),
          'On a card': (
            <Card padding={6}>
              <Section
                title="On a card"
                size="large"
                description={description}
                gap={5}
                actions={<Button>Change</Button>}
              >
                <Text>brightfoods.example</Text>
              </Section>
            </Card>
          ),
        }}
      />
      <Examples
        isCode
        cellWidth={1200}
        of={{
          'layout="aside"': (
            <Section
              title="Beside the content"
              layout="aside"
              description={description}
              actions={<Button>Change</Button>}
            >
              <Card>brightfoods.example</Card>
            </Section>
          ),
        }}
      />
    </>
  ),
}
