import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline } from '../Inline/Inline.tsx'
import { ButtonLink } from './ButtonLink.tsx'

const meta = {
  title: 'Actions/ButtonLink',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

export const Sheet: StoryObj<typeof meta> = {
  render: () => (
    <Inline gap={4}>
      {(['primary', 'secondary', 'quiet', 'danger'] as const).map((variant) => (
        <ButtonLink key={variant} variant={variant} href="#log-in">
          Log in
        </ButtonLink>
      ))}
      <ButtonLink href="https://example.com/" target="_blank">
        In a new tab
      </ButtonLink>
    </Inline>
  ),
}
