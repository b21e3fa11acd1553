import type { CSSProperties, ReactNode } from 'react'
import { Heading, Stack, Text } from '../entries/index.ts'

const drawing: CSSProperties = {
  display: 'grid',
  alignContent: 'start',
  gap: 8,
  blockSize: 200,
  padding: 16,
  border: '1px solid var(--tessera-border)',
  borderRadius: 10,
  background: 'var(--tessera-surfaceSunken)',
  overflow: 'hidden',
}
const columns: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
  gap: 24,
  alignItems: 'start',
}

/** A part of a page at its real size. */
const Part = ({
  width = '100%',
  height = 12,
  tone = 'neutral',
}: {
  width?: string
  height?: number
  tone?: string
}) => (
  <div
    style={{
      inlineSize: width,
      blockSize: height,
      borderRadius: 3,
      background: `var(--tessera-${tone}-surface)`,
      border: `1px solid var(--tessera-${tone}-border)`,
    }}
  />
)

const column = (width: string, children: ReactNode) => (
  <div style={{ display: 'grid', gap: 8, inlineSize: width, marginInline: 'auto' }}>{children}</div>
)

const beside = (columns: string, children: ReactNode) => (
  <div style={{ display: 'grid', gridTemplateColumns: columns, gap: 8 }}>{children}</div>
)

const title = <Part width="40%" height={16} tone="brand" />

const layouts = [
  {
    name: 'Form',
    width: 'form',
    use: 'One centered column, 680 px wide. Labels are above the fields, with help below the label. Errors are under their fields and in a summary at the top. The submit button is last.',
    sketch: column(
      '48%',
      <>
        {title}
        <Part height={24} />
        <Part height={24} />
        <Part height={48} />
        <Part width="30%" height={20} tone="brand" />
      </>,
    ),
  },
  {
    name: 'Reading',
    width: 'reading',
    use: 'Terms, articles, release notes: 720 px wide, 16 px text, lines of 68 characters. A table of contents is beside the text if there is space.',
    sketch: column(
      '52%',
      <>
        {title}
        <Part />
        <Part />
        <Part width="80%" />
        <Part />
        <Part width="60%" />
      </>,
    ),
  },
  {
    name: 'Settings',
    width: 'default',
    use: 'Each section has its heading and a sentence on the left and its fields in a card on the right (Section with layout ‘aside’), so that users can scan the headings. Below 1024 px, the heading is above the card.',
    sketch: column(
      '86%',
      <>
        {title}
        {beside(
          '1fr 2fr',
          <>
            <Part width="70%" />
            <Part height={44} />
            <Part width="50%" />
            <Part height={44} />
          </>,
        )}
      </>,
    ),
  },
  {
    name: 'Tiles',
    width: 'default',
    use: 'Things to open, in a Grid of one, two or three columns with tiles of equal height. The page is 1280 px wide.',
    sketch: column(
      '86%',
      <>
        {title}
        {beside(
          'repeat(3, 1fr)',
          ['a', 'b', 'c', 'd', 'e', 'f'].map((key) => <Part key={key} height={52} />),
        )}
      </>,
    ),
  },
  {
    name: 'Table',
    width: 'wide',
    use: 'Up to 1440 px wide, because columns need space. Search and filters are in one line above the rows, and pagination is below. Actions for selected rows appear in a bar above the footer.',
    sketch: column(
      '98%',
      <>
        {title}
        {beside(
          '2fr 1fr 1fr 2fr',
          ['search', 'one', 'two', 'rest'].map((key) => <Part key={key} height={18} />),
        )}
        <Part height={100} />
      </>,
    ),
  },
]

/** Each kind of page: its layout and its use. */
export const Layouts = () => (
  <div style={{ display: 'grid', gap: 40, marginBlock: 32 }}>
    {layouts.map(({ name, width, use, sketch }) => (
      <section key={name} className="sb-unstyled" style={columns} aria-label={name}>
        <div aria-hidden style={drawing}>
          {sketch}
        </div>
        <Stack gap={2} align="start">
          <Heading level={2} size="medium">
            {name}
          </Heading>
          <Text size={16}>{use}</Text>
          <code>{`width="${width}"`}</code>
        </Stack>
      </section>
    ))}
  </div>
)
