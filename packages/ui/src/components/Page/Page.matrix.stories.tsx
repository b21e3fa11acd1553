import type { Meta, StoryObj } from '@storybook/react-vite'
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx'
import { Button } from '../Button/Button.tsx'
import { Card } from '../Card/Card.tsx'
import { Page } from './Page.tsx'

const meta = {
  title: 'Layout/Page',
  tags: ['!autodocs'],
  parameters: {
    controls: { disable: true },
    layout: 'fullscreen',
    docs: { story: { inline: false, height: 'auto' } },
  },
} satisfies Meta

export default meta

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <Page
      title="User management"
      breadcrumbs={<Breadcrumbs items={[{ label: 'Admin', href: '#admin' }, { label: 'User management' }]} />}
      description="Bright Foods has 1,240 users."
      actions={<Button variant="primary">Add user</Button>}
    >
      <Card>Content</Card>
    </Page>
  ),
}
