import type { Meta, StoryObj } from '@storybook/react-vite'
import { Disclosure } from './Disclosure.tsx'

const meta = {
  title: 'Layout/Disclosure',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

export const Sheet: StoryObj<typeof meta> = {
  render: () => (
    <div>
      <Disclosure headingLevel={2} title="How do I search by a technical name?">
        Write it as it stands in your data.
      </Disclosure>
      <Disclosure headingLevel={2} title="Which products may I ask for?" note="8 products" defaultExpanded>
        Each product whose tile says ‘Learn more’ may be asked for. Your administrator answers within two days, and you
        are told by email.
      </Disclosure>
      <Disclosure headingLevel={2} title="Not available now" isDisabled>
        Hidden.
      </Disclosure>
      <Disclosure
        headingLevel={2}
        title="A question that is so long that it does not fit into one line on a phone, nor on a tablet held upright, and goes on"
      >
        Short.
      </Disclosure>
    </div>
  ),
}
