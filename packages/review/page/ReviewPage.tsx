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
    const at = shown ? listed.indexOf(shown) : 0
    setChosen(listed[Math.min(listed.length - 1, Math.max(0, at + by))]?.hash)
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
  const takeBack = () => shown && decisions[shown.hash] && decide([shown], null)

  useKeys(
    {
      j: () => go(1),
      k: () => go(-1),
      a: accept,
      A: () => acceptGroup(groups[shownGroup] ?? []),
      r: reject,
      u: takeBack,
      g: goToNextGroup,
      1: () => setView('sides'),
      2: () => setView('slider'),
      3: () => setView('blink'),
      4: () => setView('difference'),
    },
    hasKeys && !rejecting,
  )

  const nothing = isSound ? 'Nothing differs' : 'Nothing to decide'
  const title =
    ALL.length > 0 ? `${count(ALL.length, 'difference')} in ${count(review.groups.length, 'group')}` : nothing
  return (
    <Page
      width="wide"
      title={title}
      description={`Compared with ${review.base.name}: ${count(review.pictures, 'picture')} in ${time}.`}
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
            {id} in {mode} differs from itself. Fix the story before anything is decided.
          </InlineAlert>
        ))}
        {review.failures.map((failure) => (
          <InlineAlert key={failure} tone="danger" title="Not seen">
            {failure}
          </InlineAlert>
        ))}
        {problem ? (
          <InlineAlert tone="danger" title="The decision was not kept">
            It is open again. {problem} Start <code>npm run review -- --decide</code> and decide at the address that it
            names.
          </InlineAlert>
        ) : null}
        {isServed === false && ALL.length > 0 ? (
          <InlineAlert tone="info" title="Opened as a file">
            What you decide is here until the page is closed. Download it, and{' '}
            <code>npm run review -- --take decisions.json</code> keeps it.
          </InlineAlert>
        ) : null}
        {isMissingPictures ? (
          <InlineAlert tone="danger" title="The pictures are missing">
            They lie beside this page, in its folder <code>pictures</code>: ask for the whole folder before you decide.
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
                <kbd>A</kbd> accept all of the group <kbd>R</kbd> reject <kbd>U</kbd> take back <kbd>1</kbd>–
                <kbd>4</kbd> view
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
                  place={`${listed.indexOf(shown) + 1} of ${listed.length}`}
                  decision={decisions[shown.hash]}
                  view={view}
                  onView={setView}
                  onAccept={accept}
                  onReject={reject}
                  onTakeBack={takeBack}
                  onNext={() => go(1)}
                />
              ) : (
                <EmptyState title="Nothing matches" picture="search">
                  Take a filter away.
                </EmptyState>
              )}
            </div>
          </>
        ) : null}
        {ALL.length === 0 && isSound ? (
          <EmptyState title="All is as it was" picture="done" size="large">
            Every story and screen that was looked at is the same, pixel for pixel.
          </EmptyState>
        ) : null}
        {rejecting?.[0] ? (
          <RejectDialog
            name={rejecting.length > 1 ? `${rejecting.length} pictures` : nameOf(rejecting[0])}
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
