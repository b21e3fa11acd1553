import { Button, EmptyState, InlineAlert, Page, ProgressBar, Switch, Text } from '@tessera/ui'
import { useMemo, useState } from 'react'
import { type Difference, nameOf, review } from './data.ts'
import { DifferenceList, type Row } from './DifferenceList.tsx'
import { FilterBar } from './FilterBar.tsx'
import { isWanted, NO_FILTERS } from './filters.ts'
import { RejectDialog } from './RejectDialog.tsx'
import { Stage } from './Stage.tsx'
import { useDecisions } from './use-decisions.ts'
import { useKeys } from './use-keys.ts'
import { useMissingPictures } from './use-missing-pictures.ts'
import type { View } from './Views.tsx'

const ALL = review.groups.flat()
/** Whether every target was visited and every story rendered the same each time. */
const isSound = review.unsteady.length + review.failures.length === 0
const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`
const seconds = `${Math.round(review.seconds % 60)} s`
const time = review.seconds < 60 ? seconds : `${Math.floor(review.seconds / 60)} min ${seconds}`

/** Shows all differences one after the other until all are decided. */
export function ReviewPage() {
  const { decisions, decide, isServed, problem, download, count: undownloaded } = useDecisions()
  const [filters, setFilters] = useState(NO_FILTERS)
  const [chosen, setChosen] = useState(ALL[0]?.hash)
  const [view, setView] = useState<View>('sides')
  const [rejecting, setRejecting] = useState<readonly Difference[]>()
  const [hasKeys, setKeys] = useState(true)
  const isMissingPictures = useMissingPictures()

  // A decided difference stays in the list until the filter changes.
  const groups = useMemo(
    () =>
      review.groups
        .map((group) => group.filter((each) => each.hash === chosen || isWanted(each, filters, decisions)))
        .filter((group) => group.length > 0),
    [filters, decisions, chosen],
  )
  const listed = groups.flat()
  const rows: Row[] = groups.flatMap((group) => [
    { type: 'group' as const, group, open: group.filter(({ hash }) => !decisions[hash]).length },
    ...group.map((difference) => ({ type: 'difference' as const, difference })),
  ])
  const shown = listed.find(({ hash }) => hash === chosen) ?? listed[0]
  const decided = ALL.filter(({ hash }) => decisions[hash]).length

  const go = (by: number) => {
    const index = shown ? listed.indexOf(shown) : 0
    setChosen(listed[Math.min(listed.length - 1, Math.max(0, index + by))]?.hash)
  }
  const shownGroup = groups.findIndex((group) => group.some(({ hash }) => hash === shown?.hash))
  const goToNextGroup = () => setChosen((groups[shownGroup + 1] ?? groups[0])?.[0]?.hash)
  const openOf = (group: readonly Difference[]) => group.filter(({ hash }) => !decisions[hash])
  const accept = () => {
    if (!shown) return
    decide([shown], { verdict: 'accepted' })
    go(1)
  }
  const acceptGroup = (group: readonly Difference[]) => {
    decide(openOf(group), { verdict: 'accepted' })
    goToNextGroup()
  }
  const reject = () => shown && setRejecting([shown])
  const undo = () => shown && decisions[shown.hash] && decide([shown], null)

  useKeys(
    {
      j: () => go(1),
      k: () => go(-1),
      a: accept,
      A: () => acceptGroup(groups[shownGroup] ?? []),
      r: reject,
      u: undo,
      g: goToNextGroup,
      1: () => setView('sides'),
      2: () => setView('slider'),
      3: () => setView('blink'),
      4: () => setView('difference'),
    },
    hasKeys && !rejecting,
  )

  const emptyTitle = isSound ? 'No differences' : 'Nothing to decide'
  const title =
    ALL.length > 0 ? `${count(ALL.length, 'difference')} in ${count(review.groups.length, 'group')}` : emptyTitle
  return (
    <Page
      width="wide"
      title={title}
      description={`Compared with ${review.base.name}: ${count(review.pictures, 'screenshot')} in ${time}.`}
      actions={
        isServed !== false || undownloaded === 0 ? undefined : (
          <Button variant="primary" onPress={download}>
            Download {count(undownloaded, 'decision')}
          </Button>
        )
      }
    >
      <div className="review">
        {review.unsteady.map(({ id, mode }) => (
          <InlineAlert key={`${id} ${mode}`} tone="danger" title="Unsteady">
            {id} in {mode} differs from itself. Fix the story before you decide.
          </InlineAlert>
        ))}
        {review.failures.map((failure) => (
          <InlineAlert key={failure} tone="danger" title="Not compared">
            {failure}
          </InlineAlert>
        ))}
        {problem ? (
          <InlineAlert tone="danger" title="The decision wasn’t saved">
            It is open again. {problem} Run <code>npm run review -- --decide</code> and decide at the address that the
            command prints.
          </InlineAlert>
        ) : null}
        {isServed === false && ALL.length > 0 ? (
          <InlineAlert tone="info" title="Opened as a file">
            Your decisions are lost when you close this page. Download them, then run{' '}
            <code>npm run review -- --take decisions.json</code> to save them.
          </InlineAlert>
        ) : null}
        {isMissingPictures ? (
          <InlineAlert tone="danger" title="Screenshots are missing">
            They are in the folder <code>pictures</code> next to this page. Ask for the whole folder before you decide.
          </InlineAlert>
        ) : null}
        {ALL.length > 0 ? (
          <>
            <ProgressBar
              label="Decided"
              value={decided}
              maxValue={ALL.length}
              valueLabel={`${decided} of ${ALL.length}`}
              size="small"
            />
            <FilterBar differences={ALL} filters={filters} onChange={setFilters} />
            <div className="keys">
              <Switch isSelected={hasKeys} onChange={setKeys}>
                Single keys
              </Switch>
              <Text size={13} tone="muted">
                <kbd>J</kbd> next <kbd>K</kbd> previous <kbd>G</kbd> next group <kbd>A</kbd> accept <kbd>Shift</kbd>
                <kbd>A</kbd> accept the group <kbd>R</kbd> reject <kbd>U</kbd> undo <kbd>1</kbd>–<kbd>4</kbd> view
              </Text>
            </div>
            <div className="panes">
              <DifferenceList
                rows={rows}
                decisions={decisions}
                shown={shown}
                onShow={({ hash }) => setChosen(hash)}
                onAcceptGroup={acceptGroup}
                onRejectGroup={(group) => setRejecting(openOf(group))}
              />
              {shown ? (
                <Stage
                  difference={shown}
                  position={`${listed.indexOf(shown) + 1} of ${listed.length}`}
                  decision={decisions[shown.hash]}
                  view={view}
                  onView={setView}
                  onAccept={accept}
                  onReject={reject}
                  onUndo={undo}
                  onNext={() => go(1)}
                />
              ) : (
                <EmptyState title="No matches" picture="search">
                  Remove a filter.
                </EmptyState>
              )}
            </div>
          </>
        ) : null}
        {ALL.length === 0 && isSound ? (
          <EmptyState title="No changes" picture="done" size="large">
            Every story and screen that was compared is the same, pixel for pixel.
          </EmptyState>
        ) : null}
        {rejecting?.[0] ? (
          <RejectDialog
            name={rejecting.length > 1 ? `${rejecting.length} screenshots` : nameOf(rejecting[0])}
            onClose={() => setRejecting(undefined)}
            onReject={(reason) => {
              decide(rejecting, { verdict: 'rejected', reason })
              setRejecting(undefined)
              if (rejecting.length > 1) goToNextGroup()
              else go(1)
            }}
          />
        ) : null}
      </div>
    </Page>
  )
}
