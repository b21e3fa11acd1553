import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { t } from '../../story-texts/translate.ts'
import { sampleSections } from './sections.fixture.tsx'
import { SideNavigation } from './SideNavigation.tsx'

const meta = {
  title: 'Shell/SideNavigation',
  component: SideNavigation,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '620px' } } },
  args: { sections: sampleSections },
} satisfies Meta<typeof SideNavigation>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}

/** Only icons, in 64 px; on hover and focus each shows its name. */
export const Collapsed: Story = {
  args: { defaultCollapsed: true },
  play: async ({ canvas, userEvent }) => {
    // A story that renders again loses the pointer.
    await waitFor(async () => {
      const link = within(canvas.getByRole('navigation')).getByRole('link', { name: t('Support') })
      await userEvent.unhover(link)
      await userEvent.hover(link)
      await expect(within(canvas.getByRole('navigation')).getAllByText(t('Support'))).toHaveLength(2)
    })
  },
}

/** The pages below the current one are visible. */
export const OneLevelBelow: Story = {
  args: {
    sections: sampleSections.map((section) => ({
      ...section,
      items: section.items.map((item) => ({
        ...item,
        isCurrent: false,
        ...(item.items && { items: item.items.map((page, index) => ({ ...page, isCurrent: index === 0 })) }),
      })),
    })),
  },
}
