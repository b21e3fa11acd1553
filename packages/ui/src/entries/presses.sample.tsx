import type { ReactElement } from 'react'
import * as ui from './index.ts'

interface Pressed {
  /** The component, calling `told` when its control is pressed. */
  show: (told: () => void) => ReactElement
  role: 'button' | 'link'
  name: string | RegExp
  /** The rows of its page's keyboard table. */
  keys: string[]
}

function Broken(): ReactElement {
  throw new Error('No data for week 7')
}

const BUTTON = ['Enter, Space', 'Tab']
const LINK = ['Enter', 'Tab']

/** Components whose whole interaction is one press, and which control takes it. */
export const pressed: Record<string, Pressed> = {
  ActionList: {
    show: (told) => <ui.ActionList aria-label="Accounts" items={[{ id: 'a', title: 'Admin' }]} onAction={told} />,
    role: 'button',
    name: 'Admin',
    keys: BUTTON,
  },
  AppFooter: {
    show: () => <ui.AppFooter links={[{ href: '/terms', label: 'Terms' }]} />,
    role: 'link',
    name: 'Terms',
    keys: LINK,
  },
  Banner: {
    show: (told) => <ui.Banner title="News" onDismiss={told} />,
    role: 'button',
    name: 'Dismiss',
    keys: BUTTON,
  },
  Button: { show: (told) => <ui.Button onPress={told}>Save</ui.Button>, role: 'button', name: 'Save', keys: BUTTON },
  ButtonLink: {
    show: () => <ui.ButtonLink href="/login">Log in</ui.ButtonLink>,
    role: 'link',
    name: 'Log in',
    keys: LINK,
  },
  ErrorBoundary: {
    show: (told) => (
      <ui.ErrorBoundary onRefresh={told}>
        <Broken />
      </ui.ErrorBoundary>
    ),
    role: 'button',
    name: 'Refresh',
    keys: ['Enter, Space'],
  },
  Link: { show: () => <ui.Link href="/guide">Guide</ui.Link>, role: 'link', name: 'Guide', keys: LINK },
  ProductTile: {
    show: () => <ui.ProductTile title="Report Builder" description="Reports" state="learn-more" href="/learn" />,
    role: 'link',
    name: 'Learn More Report Builder',
    keys: LINK,
  },
}
