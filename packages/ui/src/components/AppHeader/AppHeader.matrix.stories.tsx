import type { Meta, StoryObj } from '@storybook/react-vite'
import type { CSSProperties, ReactNode } from 'react'
import { Examples, Matrix } from '../../docs/Matrix.tsx'
import { OpenOverlay } from '../../docs/OpenOverlay.tsx'
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { headerProps } from './header-props.fixture.ts'
import { AppHeader } from './AppHeader.tsx'
import { UserName } from './header-parts.tsx'
import { HeaderMenu } from './HeaderMenu.tsx'

const meta = {
  title: 'Shell/AppHeader',
  tags: ['!autodocs'],
  parameters: {
    controls: { disable: true },
    docs: { story: { inline: false, height: 'auto' } },
  },
} satisfies Meta

export default meta

/** As wide as the window, because a phone has no extra space. */
const edgeToEdge: CSSProperties = { marginInline: '-1rem' }

const nobody = () => ({ ...headerProps, user: undefined, userMenu: undefined })

const opened = { triggerRef: { current: null }, onClose: () => undefined }

function menus(): Record<string, ReactNode> {
  const { language, languages = [], user, userMenu = [] } = headerProps
  return {
    'Open, with a choice': (
      <HeaderMenu
        {...opened}
        label="Language"
        sections={[{ id: 'language', 'aria-label': 'Language', items: languages, value: language ?? null }]}
      />
    ),
    'Open, with a header': (
      <HeaderMenu {...opened} label="Account" items={userMenu} head={user && <UserName user={user} />} />
    ),
  }
}

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={6}>
      <Examples
        cellWidth={1200}
        of={{
          'On a page': (
            <div style={edgeToEdge}>
              <AppHeader {...headerProps} />
            </div>
          ),
        }}
      />
      <div>
        <Matrix
          cellWidth={1200}
          states={['rest', 'hover', 'focus', 'pressed']}
          variants={{
            'Logged in': headerProps,
            Minimal: {
              ...nobody(),
              navigation: [],
              actions: (
                <ButtonLink variant="primary" href="#login">
                  Log in
                </ButtonLink>
              ),
            },
          }}
        >
          {(variant) => (
            // A page has only one header, so each variant here is separate.
            <div inert style={edgeToEdge}>
              <AppHeader {...variant} />
            </div>
          )}
        </Matrix>
        <Matrix isFramed cellWidth={280} states={['rest', 'hover', 'focus', 'pressed']} variants={menus()}>
          {(menu) => <OpenOverlay>{menu}</OpenOverlay>}
        </Matrix>
      </div>
    </Stack>
  ),
}
