import type { Meta, StoryObj } from '@storybook/react-vite'
import { Examples, Matrix } from '../../docs/Matrix.tsx'
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { headerProps } from './header-props.sample.ts'
import { AppHeader } from './AppHeader.tsx'

const meta = {
  title: 'Shell/AppHeader',
  tags: ['!autodocs'],
  parameters: {
    controls: { disable: true },
    docs: { story: { inline: false, height: 'auto' } },
  },
} satisfies Meta

export default meta

const nobody = () => ({ ...headerProps, user: undefined, userMenu: undefined })

export const Sheet: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap={6}>
      <Examples cellWidth={1200} of={{ 'On a page': <AppHeader {...headerProps} /> }} />
      <div>
        <Matrix
          cellWidth={1200}
          states={['rest', 'hover', 'focus', 'pressed']}
          variants={{
            'Logged in': headerProps,
            Sparse: {
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
            // A page has one header: these are to be looked at alone.
            <div inert>
              <AppHeader {...variant} />
            </div>
          )}
        </Matrix>
      </div>
    </Stack>
  ),
}
