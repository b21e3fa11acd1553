import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react'
import { t } from '../story-texts/translate.ts'
import { translated } from '../story-texts/translated.ts'
import { force, type ForcedState } from './forced-states.ts'

/** Props that a state can set; a control uses those that it has. */
export interface StateProps {
  isDisabled?: boolean
  isReadOnly?: boolean
  isInvalid?: boolean
  errorMessage?: string
  isPending?: boolean
}

export type MatrixState = 'rest' | 'hover' | 'focus' | 'pressed' | 'disabled' | 'read-only' | 'error' | 'pending'

/** Puts a control into a state, with its props or simulated interaction. */
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
  // The padding leaves a month enough width on a phone.
  padding: 'clamp(4px, 3vw - 8px, 24px)',
  border: '1px solid var(--tessera-border)',
  borderRadius: '10px',
  backgroundColor: 'var(--tessera-surfaceSunken)',
  // Clips shadows at the edge of their background.
  overflow: 'clip',
}

const roomOf = (count: number, cellWidth: number) => `${count * cellWidth + (count - 1) * GAP}px`

/**
 * Puts all cells in one row if they fit, or else in two rows of similar length, so that none is alone. If two rows are
 * not enough, each has as many cells as fit.
 */
function columns(cellWidth: number, count: number): CSSProperties {
  const half = Math.ceil(count / 2)
  // Larger than half a row, unless all cells fit in one row.
  const unlessAllFit = `(${roomOf(count, cellWidth)} - 100%) * 9999`
  const ofTwoRows = `(100% - ${(half - 1) * GAP}px) / ${half} - 1px`
  const width = `max(${cellWidth}px, min(${unlessAllFit}, ${ofTwoRows}))`
  return { ...row, gridTemplateColumns: `repeat(auto-fill, minmax(min(${width}, 100%), 1fr))` }
}

interface MatrixProps<Variant> {
  /** The states that the control has by its props and its pattern, in this order. */
  states: readonly MatrixState[]
  /** Its variants, by their heading. */
  variants: Readonly<Record<string, Variant>>
  /** Renders the control in a variant and a state, with its own name if needed. */
  children: (variant: Variant, state: StateProps, name: string) => ReactNode
  /** Width of a cell in pixels: 360 for fields. */
  cellWidth?: number
  /**
   * Selectors of the parts that show a state, such as one day of a month. By default, one tab stop for focus, and one
   * part of each kind for a pointer.
   */
  on?: Partial<Record<MatrixState, string>>
  /** Whether each cell has a frame: for overlays. */
  isFramed?: boolean
}

/** The state matrix of a control: its variants in rows, each in all its states, with the state's name above. */
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
  /** Whether the names are code, such as a prop with its value, and not translated. */
  isCode?: boolean
  cellWidth?: number
  /** Whether each cell has a frame: for overlays. */
  isFramed?: boolean
}

/** Cases side by side, each with a name, for components without states. */
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
