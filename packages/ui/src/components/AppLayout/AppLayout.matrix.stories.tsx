import type { Meta, StoryObj } from '@storybook/react-vite'
import { AppFooter } from '../AppFooter/AppFooter.tsx'
import { AppHeader } from '../AppHeader/AppHeader.tsx'
import { Page } from '../Page/Page.tsx'
import { AppLayout } from './AppLayout.tsx'

const meta = {
  title: 'Shell/AppLayout',
  tags: ['!autodocs'],
  parameters: {
    controls: { disable: true },
    docs: { story: { inline: false, height: '520px' } },
    layout: 'fullscreen',
  },
} satisfies Meta

export default meta

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <AppLayout
      header={
        <AppHeader
          productName="Scintilla"
          homeHref="#home"
          navigation={[{ href: '#apps', label: 'Apps', isCurrent: true }]}
        />
      }
      footer={<AppFooter links={[{ href: '#privacy', label: 'Privacy Policy' }]}>© 2026 Scintilla</AppFooter>}
    >
      <Page title="Get started">Content</Page>
    </AppLayout>
  ),
}
