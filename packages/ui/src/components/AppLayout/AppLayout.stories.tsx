import type { Meta, StoryObj } from '@storybook/react-vite'
import { AppFooter } from '../AppFooter/AppFooter.tsx'
import { AppHeader } from '../AppHeader/AppHeader.tsx'
import { Button } from '../Button/Button.tsx'
import { ContextBar } from '../ContextBar/ContextBar.tsx'
import { Link } from '../Link/Link.tsx'
import { Page } from '../Page/Page.tsx'
import { sampleSections } from '../SideNavigation/sections.fixture.tsx'
import { SideNavigation } from '../SideNavigation/SideNavigation.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { AppLayout } from './AppLayout.tsx'

const meta = {
  title: 'Shell/AppLayout',
  component: AppLayout,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '520px' } } },
  args: { header: null, footer: null, children: null },
  render: (args) => (
    <AppLayout
      {...args}
      header={<AppHeader productName="Scintilla" homeHref="#home" navigation={[{ href: '#apps', label: 'Apps' }]} />}
      footer={<AppFooter links={[{ href: '#privacy', label: 'Privacy Policy' }]}>© 2026 Scintilla</AppFooter>}
    >
      {args.children ?? <Page title="Get started">Content</Page>}
    </AppLayout>
  ),
} satisfies Meta<typeof AppLayout>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}

/** A SideNavigation is beside the page from 1024 px; below that its sections are in the header's drawer. */
export const WithNavigation: Story = {
  render: () => (
    <AppLayout
      header={<AppHeader productName="Scintilla" homeHref="#home" sections={sampleSections} />}
      navigation={<SideNavigation sections={sampleSections} />}
      footer={<AppFooter links={[{ href: '#privacy', label: 'Privacy Policy' }]}>© 2026 Scintilla</AppFooter>}
    >
      <Page title="Get started">Content</Page>
    </AppLayout>
  ),
}

export const WithContext: Story = {
  args: {
    context: (
      <ContextBar
        title={
          <>
            Acting for <strong>Bright Foods</strong>
          </>
        }
        description="Since Mar 3, 2026, 9:12 AM Central Time"
        actions={<Button size="small">Return to company list</Button>}
      />
    ),
    children: (
      <Page title="Get started">
        <Stack gap={4}>
          {Array.from({ length: 40 }, (_, index) => (
            <Link key={index} variant="standalone" href={`#${index + 1}`}>
              Step {index + 1}
            </Link>
          ))}
        </Stack>
      </Page>
    ),
  },
}
