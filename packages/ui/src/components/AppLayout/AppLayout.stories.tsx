import type { Meta, StoryObj } from '@storybook/react-vite'
import { AppFooter } from '../AppFooter/AppFooter.tsx'
import { AppHeader } from '../AppHeader/AppHeader.tsx'
import { Page } from '../Page/Page.tsx'
import { AppLayout } from './AppLayout.tsx'

const meta = {
  title: 'Components/AppLayout',
  component: AppLayout,
  args: { header: null, footer: null, children: null },
  render: (args) => (
    <AppLayout
      {...args}
      header={<AppHeader productName="Scintilla" homeHref="#home" navigation={[{ href: '#apps', label: 'Apps' }]} />}
      footer={<AppFooter links={[{ href: '#privacy', label: 'Privacy Policy' }]}>© 2026 Scintilla</AppFooter>}
    >
      <Page title="Get started">Content</Page>
    </AppLayout>
  ),
} satisfies Meta<typeof AppLayout>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}
