import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react'
import { t } from '../story-texts/translate.ts'
import { translated } from '../story-texts/translated.ts'
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

/** Brings a control into a state, by its props or by simulated interaction. */
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

const GAP = 24
const row: CSSProperties = { display: 'grid', gap: GAP, marginBlock: '8px 28px' }
const cell: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '8px',
  alignContent: 'start',
  margin: 0,
}
const caption: CSSProperties = { fontSize: '12px', lineHeight: '16px', color: 'var(--tessera-textMuted)' }
const name: CSSProperties = { fontSize: '14px', lineHeight: '20px', fontWeight: 600, margin: 0 }
const frame: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  // A month has just room on a phone.
  padding: 'clamp(4px, 3vw - 8px, 24px)',
  border: '1px solid var(--tessera-border)',
  borderRadius: '10px',
  backgroundColor: 'var(--tessera-surfaceSunken)',
  // A shadow ends with what it falls on.
  overflow: 'clip',
}

const roomOf = (count: number, cellWidth: number) => `${count * cellWidth + (count - 1) * GAP}px`

/**
 * All in one row where they have room, else in two of like length, so that none is left alone, else as many in a row as
 * fit.
 */
function columns(cellWidth: number, count: number): CSSProperties {
  const half = Math.ceil(count / 2)
  // More than any half, unless there is room for all.
  const unlessAllFit = `(${roomOf(count, cellWidth)} - 100%) * 9999`
  const ofTwoRows = `(100% - ${(half - 1) * GAP}px) / ${half} - 1px`
  const width = `max(${cellWidth}px, min(${unlessAllFit}, ${ofTwoRows}))`
  return { ...row, gridTemplateColumns: `repeat(auto-fill, minmax(min(${width}, 100%), 1fr))` }
}

interface MatrixProps<Variant> {
  /** The states that its props and its pattern know, in this order. */
  states: readonly MatrixState[]
  /** Its variants by the name that stands over them. */
  variants: Readonly<Record<string, Variant>>
  /** The control in a variant and a state, and a name of its own where it needs one. */
  children: (variant: Variant, state: StateProps, name: string) => ReactNode
  /** How wide a cell is, in pixels: 360 for fields. */
  cellWidth?: number
  /** Selectors of what alone is in a state, such as one day of a month; else what a person would be at: one tab stop, and one part of each kind under a pointer. */
  on?: Partial<Record<MatrixState, string>>
  /** Whether each cell has a frame: for overlays. */
  isFramed?: boolean
}

/** A sheet of one control: its variants under one another, each in all its states, with the state's name over it. */
export function Matrix<Variant>({
  states,
  variants,
  children,
  cellWidth = 360,
  on = {},
  isFramed,
}: MatrixProps<Variant>) {
  return Object.entries(variants).map(([title, variant]) => (
    <section key={title} aria-label={t(title)}>
      <p style={name}>{t(title)}</p>
      <div style={columns(cellWidth, states.length)}>
        {states.map((state) => (
          <Cell key={state} state={state} on={on[state]} isFramed={isFramed}>
            {translated(children(variant, STATES[state].props ?? {}, `${t(title)}, ${t(state)}`))}
          </Cell>
        ))}
      </div>
    </section>
  ))
}

interface CellProps {
  state: MatrixState
  on: string | undefined
  isFramed: boolean | undefined
  children: ReactNode
}

function Cell({ state, on, isFramed, children }: CellProps) {
  const ref = useRef<HTMLDivElement>(null)
  const { forced } = STATES[state]
  useEffect(() => (forced && ref.current ? force(ref.current, forced, on ?? null) : undefined), [forced, on])
  return (
    <figure style={cell} data-state={state}>
      <figcaption className="sentence-case" style={caption}>
        {t(state)}
      </figcaption>
      <div ref={ref} style={isFramed ? frame : undefined}>
        {children}
      </div>
    </figure>
  )
}

interface ExamplesProps {
  /** The variants, by their heading. */
  of: Readonly<Record<string, ReactNode>>
  /** Whether the names are code, such as a prop with its value, which is the same in every language. */
  isCode?: boolean
  cellWidth?: number
  /** Whether each cell has a frame: for overlays. */
  isFramed?: boolean
}

/** Cases beside one another, each with its name, that need no states. */
export const Examples = ({ of, isCode = false, cellWidth = 360, isFramed = false }: ExamplesProps) => (
  <div style={columns(cellWidth, Object.keys(of).length)}>
    {Object.entries(of).map(([title, content]) => (
      <figure key={title} style={cell}>
        <figcaption className="sentence-case" style={caption}>
          {isCode ? <code>{title}</code> : t(title)}
        </figcaption>
        <div style={isFramed ? frame : undefined}>{content}</div>
      </figure>
    ))}
  </div>
)
