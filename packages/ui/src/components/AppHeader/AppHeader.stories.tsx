import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { t, storyLanguage } from '../../story-texts/translate.ts'
import { headerProps } from './header-props.fixture.ts'
import { AppHeader } from './AppHeader.tsx'

// The story module loads once, but the story renders again in each language.
const { language: _language, ...args } = headerProps

const meta = {
  title: 'Shell/AppHeader',
  component: AppHeader,
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  args,
  render: ({ language = storyLanguage().language, ...rest }) => <AppHeader {...rest} language={language} />,
} satisfies Meta<typeof AppHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Example: Story = {}

export const OwnLogo: Story = {
  args: {
    logo: (
      <svg viewBox="0 0 96 32" width={96} height={32} aria-hidden focusable={false}>
        <circle cx={16} cy={16} r={14} fill="currentColor" />
        <rect x={38} y={10} width={56} height={12} rx={6} fill="currentColor" />
      </svg>
    ),
  },
}

/** Links that do not fit move into 'More' one by one, after the language's text is hidden. */
export const LittleRoom: Story = {
  parameters: { layout: 'fullscreen' },
  args: { navigation: headerProps.navigation?.map((link) => ({ ...link, isCurrent: link.href === '#support' })) },
  render: ({ language = storyLanguage().language, ...rest }) => (
    <div style={{ inlineSize: '820px', maxInlineSize: '100%' }}>
      <AppHeader {...rest} language={language} />
    </div>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const more = canvas.queryByRole('button', { name: /^(More|Más|Plus)$/ })
    if (!more) return
    const before = canvas.getByRole('navigation')
    const links = await within(before).findAllByRole('link')
    await expect(more).toHaveAttribute('aria-current', 'true')
    await userEvent.click(more)
    const rows = await screen.findAllByRole('menuitem', {}, { timeout: 10_000 })
    await expect(links.length + rows.length).toBe(args.navigation?.length)
    await expect(rows.at(-1)).toHaveTextContent(t(args.navigation?.at(-1)?.label ?? ''))
    await expect(rows.at(-1)).toHaveAttribute('aria-current', 'page')
  },
}

/** Below 768 px the links and choices are in a drawer. */
export const Drawer: Story = {
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.queryByRole('button', { name: /^(Menu|Menú)$/ })
    if (!trigger) return
    await userEvent.click(trigger)
    const drawer = await screen.findByRole('dialog', {}, { timeout: 10_000 })
    await waitFor(() => expect(within(drawer).getByRole('link', { name: t('Profile') })).toBeVisible())
  },
}

export const UserMenuOpen: Story = {
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.queryByRole('button', { name: /Bright Foods/ })
    if (!trigger) return
    await userEvent.click(trigger)
    const profile = await screen.findByRole('menuitem', { name: t('Profile') }, { timeout: 10_000 })
    await waitFor(() => expect(profile).toHaveFocus())
  },
}
