import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react'
import { force, type ForcedState } from './forced-states.ts'

/** Props that a state may set; a control takes those that it has. */
export interface StateProps {
  isDisabled?: boolean
  isReadOnly?: boolean
  isInvalid?: boolean
  errorMessage?: string
  isPending?: boolean
}

export type MatrixState = 'rest' | 'hover' | 'focus' | 'pressed' | 'disabled' | 'read-only' | 'error' | 'pending'

/** What brings a control into a state: its own props, or what a person may be doing to it. */
const STATES: Record<MatrixState, { props?: StateProps; forced?: ForcedState }> = {
  rest: {},
  hover: { forced: 'hover' },
  focus: { forced: 'focus' },
  pressed: { forced: 'press' },
  disabled: { props: { isDisabled: true } },
  'read-only': { props: { isReadOnly: true } },
  error: { props: { isInvalid: true, errorMessage: 'This is not right yet.' } },
  pending: { props: { isPending: true } },
}

const row: CSSProperties = { display: 'grid', gap: '24px', marginBlock: '8px 32px' }
const cell: CSSProperties = { display: 'grid', gap: '8px', alignContent: 'start', margin: 0, minInlineSize: 0 }
const caption: CSSProperties = { fontSize: '12px', lineHeight: '16px', color: 'var(--tessera-textMuted)' }
const name: CSSProperties = { fontSize: '14px', lineHeight: '20px', fontWeight: 600, margin: 0 }

interface MatrixProps<Variant> {
  /** The states that its props and its pattern know, in this order. */
  states: readonly MatrixState[]
  /** Its variants by the name that stands over them. */
  variants: Readonly<Record<string, Variant>>
  /** The control in a variant and a state. */
  children: (variant: Variant, state: StateProps) => ReactNode
  /** How wide a cell is, in pixels: 360 for fields. */
  cellWidth?: number
}

/** A sheet of one control: its variants under one another, each in all its states, with the state's name over it. */
export function Matrix<Variant>({ states, variants, children, cellWidth = 360 }: MatrixProps<Variant>) {
  const columns: CSSProperties = {
    ...row,
    gridTemplateColumns: `repeat(auto-fill, minmax(min(${cellWidth}px, 100%), 1fr))`,
  }
  return Object.entries(variants).map(([title, variant]) => (
    <section key={title} aria-label={title}>
      <p style={name}>{title}</p>
      <div style={columns}>
        {states.map((state) => (
          <Cell key={state} state={state}>
            {children(variant, STATES[state].props ?? {})}
          </Cell>
        ))}
      </div>
    </section>
  ))
}

function Cell({ state, children }: { state: MatrixState; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  const { forced } = STATES[state]
  useEffect(() => (forced && ref.current ? force(ref.current, forced) : undefined), [forced])
  return (
    <figure style={cell} data-state={state}>
      <figcaption style={caption}>{state}</figcaption>
      <div ref={ref}>{children}</div>
    </figure>
  )
}
