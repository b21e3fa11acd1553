import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { Examples, Matrix } from '../../docs/Matrix.tsx'
import { Link } from '../Link/Link.tsx'
import { PressAndHold } from './PressAndHold.tsx'

const meta = {
  title: 'Actions/PressAndHold',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

const solve = () => Promise.resolve('solution')
const refuse = () => Promise.reject(new Error('No job'))
const agree = () => undefined
const never = () => new Promise<never>(() => undefined)
/** The held button stays half full, independent of time. */
const HALF = 'sample-half'
/** Whether the button is full and waits for the second press; its style shows this in any language. */
const isFull = ({ style }: HTMLElement) => style.getPropertyValue('--hold-part') === '1'

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <>
      <style>{`.${HALF} button { --hold-part: 0.5 !important }`}</style>
      <Matrix
        cellWidth={400}
        states={['rest', 'hover', 'focus']}
        variants={{ 'Not held': { help: <Link href="/contact-us">I need help</Link> } }}
      >
        {(variant) => <PressAndHold {...variant} solve={solve} onPass={agree} holdMs={1500} />}
      </Matrix>
      <Examples
        cellWidth={400}
        of={{
          'Held halfway': (
            <div className={HALF}>
              <PressAndHold solve={solve} onPass={agree} holdMs={3_600_000} />
            </div>
          ),
          'Fills automatically after one press': (
            <div className={HALF}>
              <PressAndHold solve={solve} onPass={agree} holdMs={3_600_000} />
            </div>
          ),
          'Waiting for the second press': <PressAndHold solve={solve} onPass={agree} holdMs={1} />,
          Checking: <PressAndHold solve={solve} onPass={never} holdMs={1} />,
          Done: <PressAndHold solve={solve} onPass={agree} holdMs={1} />,
          Failed: <PressAndHold solve={refuse} onPass={agree} holdMs={1} />,
        }}
      />
    </>
  ),
  play: async ({ canvasElement }) => {
    const [held, armed, ready, ...others] = within(canvasElement).getAllByRole('button').slice(-6)
    if (held) await fireEvent.keyDown(held, { key: 'Enter' })
    if (armed) await userEvent.click(armed)
    for (const button of [ready, ...others]) {
      if (!button) continue
      await userEvent.click(button)
      await waitFor(() => expect(isFull(button)).toBe(true))
      if (button !== ready) await userEvent.click(button)
    }
  },
}
