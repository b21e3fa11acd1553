import { useVirtualizer } from '@tanstack/react-virtual'
import { Badge, Button, StatusBadge, Text } from '@tessera/ui'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { around, Crop } from './Crop.tsx'
import { type Decision, type Difference, modeParts, nameOf } from './data.ts'

export type Row =
  | { type: 'group'; group: readonly Difference[]; open: number }
  | { type: 'difference'; difference: Difference }

interface DifferenceListProps {
  rows: readonly Row[]
  decisions: Readonly<Record<string, Decision>>
  shown: Difference | undefined
  onShow: (difference: Difference) => void
  onAcceptGroup: (group: readonly Difference[]) => void
  onRejectGroup: (group: readonly Difference[]) => void
}

const WHOLE = { width: 1280, height: 900 }

function Verdict({ decision }: { decision: Decision | undefined }) {
  if (!decision) return <StatusBadge tone="spark">Open</StatusBadge>
  return decision.verdict === 'accepted' ? (
    <StatusBadge tone="success">Accepted</StatusBadge>
  ) : (
    <StatusBadge tone="danger">Rejected</StatusBadge>
  )
}

function Thumbnail({ difference }: { difference: Difference }) {
  const size = difference.picture?.size ?? WHOLE
  const box = difference.picture ? around(difference.picture.box, size, 24) : { x: 0, y: 0, ...WHOLE }
  return <Crop hash={difference.after ?? difference.before} size={size} box={box} width={88} height={56} alt="" />
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

const titleOf = (group: readonly Difference[]) =>
  group.length > 1 ? `The same change in ${group.length} screenshots` : 'A single change'

/** Every difference in its group, largest group first; only visible rows are rendered. */
export function DifferenceList({ rows, decisions, shown, onShow, onAcceptGroup, onRejectGroup }: DifferenceListProps) {
  const scroller = useRef<HTMLDivElement>(null)
  // oxlint-disable-next-line react/incompatible-library -- it must run on every render
  const list = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (rows[index]?.type === 'group' ? 56 : 80),
    overscan: 6,
  })
  const shownIndex = rows.findIndex((row) => row.type === 'difference' && row.difference.hash === shown?.hash)
  useEffect(() => {
    if (shownIndex >= 0) list.scrollToIndex(shownIndex, { align: 'auto' })
    // Moves the focus to the current row, but only if another row has it.
    const focused = document.activeElement
    if (focused?.matches('.list .row')) scroller.current?.querySelector<HTMLElement>('[aria-current=true]')?.focus()
  }, [shownIndex, list])

  /** The list is one Tab stop; arrow keys move within it. */
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    const differences = rows.flatMap((row) => (row.type === 'difference' ? [row.difference] : []))
    const next = differences[differences.findIndex(({ hash }) => hash === shown?.hash) + step]
    if (next) onShow(next)
  }

  return (
    <section ref={scroller} className="list" aria-label="Differences">
      <ul style={{ blockSize: list.getTotalSize() }}>
        {list.getVirtualItems().map(({ index, start, size }) => {
          const row = rows[index]
          if (!row) return null
          return (
            <li key={index} style={{ blockSize: size, transform: `translateY(${start}px)` }}>
              {row.type === 'group' ? (
                <div className="group">
                  <Text as="span" size={13} weight={600}>
                    {titleOf(row.group)}
                  </Text>
                  {row.group.length > 1 && row.open > 0 ? (
                    <span className="actions">
                      <Button size="small" variant="quiet" onPress={() => onAcceptGroup(row.group)}>
                        Accept all
                      </Button>
                      <Button size="small" variant="quiet" onPress={() => onRejectGroup(row.group)}>
                        Reject all
                      </Button>
                    </span>
                  ) : null}
                </div>
              ) : (
                <button
                  type="button"
                  className="row"
                  aria-current={row.difference.hash === shown?.hash}
                  tabIndex={row.difference.hash === shown?.hash ? 0 : -1}
                  onKeyDown={move}
                  onClick={() => onShow(row.difference)}
                >
                  <Thumbnail difference={row.difference} />
                  <span className="what">
                    <span className="name">{nameOf(row.difference)}</span>
                    <span className="mode">{modeParts(row.difference.mode).join(' · ')}</span>
                    <span className="tags">
                      <Verdict decision={decisions[row.difference.hash]} />
                      {row.difference.change === 'changed' ? null : (
                        <Badge tone="neutral">{row.difference.change === 'new' ? 'New' : 'Removed'}</Badge>
                      )}
                    </span>
                  </span>
                </button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
