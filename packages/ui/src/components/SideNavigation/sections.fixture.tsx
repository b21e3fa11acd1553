import type { ReactNode } from 'react'
import {
  ActivityIcon,
  AppsIcon,
  AtSignIcon,
  BookIcon,
  HandshakeIcon,
  HelpIcon,
  LibraryIcon,
  MegaphoneIcon,
  UsersIcon,
} from '../../internal/icons.tsx'
import type { SideNavigationSection } from './navigation-types.ts'

const item = (id: string, label: string, icon: ReactNode) => ({ href: `#${id}`, label, icon })

/** The pages of a portal. */
export const sampleSections: readonly SideNavigationSection[] = [
  { id: 'apps', items: [{ ...item('apps', 'Apps', <AppsIcon size="medium" />), isCurrent: true }] },
  {
    id: 'learn',
    title: 'Learn',
    items: [
      item('dictionary', 'Data dictionary', <BookIcon size="medium" />),
      {
        ...item('knowledge', 'Knowledge base', <LibraryIcon size="medium" />),
        items: [
          { href: '#first-steps', label: 'First steps' },
          { href: '#reports', label: 'Reports' },
        ],
      },
      { ...item('releases', 'Release notes', <MegaphoneIcon size="medium" />), count: 3, countLabel: '3 unread' },
    ],
  },
  { id: 'help', title: 'Help', items: [item('support', 'Support', <HelpIcon size="medium" />)] },
  {
    id: 'company',
    title: 'Company',
    items: [
      item('users', 'Users', <UsersIcon size="medium" />),
      item('domains', 'Authorized domains', <AtSignIcon size="medium" />),
      item('partners', 'Third-party partners', <HandshakeIcon size="medium" />),
      item('activity', 'Activity log', <ActivityIcon size="medium" />),
    ],
  },
]
