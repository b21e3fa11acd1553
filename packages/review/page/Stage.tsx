import { Badge, Button, Heading, Inline, InlineAlert, SegmentedControl, Stack, Text, VisuallyHidden } from '@tessera/ui'
import { useState } from 'react'
import { around, Crop } from './Crop.tsx'
import { type Decision, type Difference, type Kind, KIND_MESSAGES, modeParts, nameOf } from './data.ts'
import { type View, Views } from './Views.tsx'

const VIEWS: readonly { id: View; label: string }[] = [
  { id: 'sides', label: 'Side by side' },
  { id: 'slider', label: 'Slider' },
  { id: 'blink', label: 'Blink' },
  { id: 'difference', label: 'Difference' },
]

interface StageProps {
  difference: Difference
  /** Its position in the whole list. */
  position: string
  decision: Decision | undefined
  view: View
  onView: (view: View) => void
  onAccept: () => void
  onReject: () => void
  onUndo: () => void
  onNext: () => void
}

function Enlarged({ difference: { picture, before, after } }: { difference: Difference }) {
  const [at, setAt] = useState(0)
  if (!picture || !before || !after) return null
  const { boxes } = picture
  const box = around(boxes[at] ?? picture.box, picture.size, 12)
  return (
    <Stack gap={2} as="section" aria-label="Changes, enlarged">
      <Heading level={3} size="small">
        Changes, enlarged
      </Heading>
      <div className="enlarged">
        <figure>
          <figcaption>Before</figcaption>
          <Crop hash={before} size={picture.size} box={box} width={280} height={160} alt="Before, enlarged" />
        </figure>
        <figure>
          <figcaption>After</figcaption>
          <Crop hash={after} size={picture.size} box={box} width={280} height={160} alt="After, enlarged" />
        </figure>
      </div>
      <Inline gap={3} align="center">
        <Text size={13} tone="muted">
          {picture.pixels.toLocaleString('en-US')} pixels in{' '}
          {boxes.length === 1 ? '1 place' : `${boxes.length} places, this is ${at + 1}`}
        </Text>
        {boxes.length > 1 ? (
          <Button size="small" onPress={() => setAt((at + 1) % boxes.length)}>
            Next place
          </Button>
        ) : null}
      </Inline>
    </Stack>
  )
}

function Lines({ kind, lines }: { kind: Kind; lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <Stack gap={2} as="section" aria-label={KIND_MESSAGES[kind]}>
      <Heading level={3} size="small">
        {KIND_MESSAGES[kind]}
      </Heading>
      <ul className="lines">
        {lines.map((line, index) => (
          <li key={`${index} ${line}`} data-sign={line[0]}>
            {line}
          </li>
        ))}
      </ul>
    </Stack>
  )
}

/** Shows one difference with all its details and its decision. */
export function Stage(props: StageProps) {
  const { difference, position, decision, view, onView, onAccept, onReject, onUndo, onNext } = props
  const { picture, before, after, lines, kinds, change } = difference
  return (
    <section className="stage" aria-label="The difference">
      <div className="head">
        <Stack gap={2}>
          <output>
            {position}
            <VisuallyHidden>
              : {nameOf(difference)}, {modeParts(difference.mode).join(' ')}
            </VisuallyHidden>
          </output>
          <Heading level={2} size="medium">
            {nameOf(difference)}
          </Heading>
          <Inline gap={2} wrap>
            {modeParts(difference.mode).map((word) => (
              <Badge key={word} tone="neutral">
                {word}
              </Badge>
            ))}
            {kinds.map((kind) => (
              <Badge key={kind} tone="brand">
                {KIND_MESSAGES[kind]}
              </Badge>
            ))}
            {change === 'changed' ? null : <Badge tone="spark">{change === 'new' ? 'New' : 'Removed'}</Badge>}
          </Inline>
        </Stack>
        <Inline gap={2} wrap>
          <Button variant="primary" onPress={onAccept}>
            Accept
          </Button>
          <Button variant="danger" onPress={onReject}>
            Reject
          </Button>
          {decision ? <Button onPress={onUndo}>Undo</Button> : null}
          <Button onPress={onNext}>Next</Button>
        </Inline>
      </div>
      {decision?.verdict === 'rejected' ? (
        <InlineAlert tone="danger" title="Rejected">
          {decision.reason}
        </InlineAlert>
      ) : null}
      {decision?.verdict === 'accepted' ? <InlineAlert tone="success">Accepted</InlineAlert> : null}
      {before && after && picture ? (
        <SegmentedControl<View>
          label="View"
          options={VIEWS}
          value={view}
          onChange={(view) => view && onView(view)}
          size="small"
        />
      ) : null}
      {before && after && !picture ? (
        <Text tone="muted">
          The screenshot is the same, pixel for pixel. The texts, the accessibility tree or the Tab stops changed.
        </Text>
      ) : null}
      <Enlarged key={difference.hash} difference={difference} />
      <Lines kind="texts" lines={lines.texts} />
      <Lines kind="tree" lines={lines.tree} />
      <Lines kind="tabs" lines={lines.tabs} />
      <Views view={picture ? view : 'sides'} difference={difference} />
    </section>
  )
}
