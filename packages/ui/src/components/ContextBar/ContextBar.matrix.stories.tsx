import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useEffect, useRef } from 'react'
import { fn } from 'storybook/test'
import { Examples, Matrix } from '../../docs/Matrix.tsx'
import { Button } from '../Button/Button.tsx'
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx'
import { Link } from '../Link/Link.tsx'
import { ContextBar } from './ContextBar.tsx'

const meta = {
  title: 'Shell/ContextBar',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta

export default meta

/** Expands its content, so that the parts that a phone collapses are visible too. */
function Unfolded({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.querySelector<HTMLElement>('[aria-expanded=false]')?.click(), [])
  return <div ref={ref}>{children}</div>
}

export const StateMatrix: StoryObj<typeof meta> = {
  render: () => (
    <>
      <Matrix
        cellWidth={560}
        states={['rest', 'hover', 'focus', 'pressed', 'disabled', 'pending']}
        variants={{ Brand: 'brand', Spark: 'spark' } as const}
      >
        {(tone, { isDisabled, isPending }, name) => (
          <Unfolded>
            <ContextBar
              tone={tone}
              aria-label={name}
              title={
                <>
                  Acting for <strong>Bright Foods</strong>
                </>
              }
              description={
                <>
                  You can view everything but can’t make changes. <Link href="#why">Why?</Link>
                </>
              }
              actions={
                <>
                  <ButtonLink size="small" variant="quiet" href="#companies">
                    Switch company
                  </ButtonLink>
                  <Button size="small" isDisabled={isDisabled} isPending={isPending} onPress={fn()}>
                    Return to company list
                  </Button>
                  <Button size="small" variant="primary" isDisabled={isDisabled} isPending={isPending} onPress={fn()}>
                    Leave
                  </Button>
                </>
              }
            />
          </Unfolded>
        )}
      </Matrix>
      <Examples
        cellWidth={560}
        of={{
          Minimal: <ContextBar title="Test environment" />,
          'Too long': (
            <ContextBar
              title={
                <>
                  Acting for <strong>Les Aliments Saint-Jean-sur-Richelieu et fils inc.</strong>
                </>
              }
              description="Since Mar 3, 2026, 9:12 AM Central Time"
              actions={
                <Button size="small" onPress={fn()}>
                  Return to company list
                </Button>
              }
            />
          ),
        }}
      />
    </>
  ),
}
