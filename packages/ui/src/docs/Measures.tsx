import type { CSSProperties } from 'react'
import { Button, Inline, Link, TextField } from '../entries/index.ts'
import { breakpoints } from '../theme/media.ts'
import { sizeTokens } from '../theme/sizes.ts'
import { CopyName } from './CopyName.tsx'
import { DocsTable } from './DocsTable.tsx'
import { withUnit } from './with-unit.ts'

const samples: CSSProperties = { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(176px, 1fr))', gap: 24 }
const sample: CSSProperties = {
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  minBlockSize: 140,
  borderRadius: 10,
}

const elevations = [
  ['Flat', 'border', 'Surfaces on the page: a hairline, no shadow.'],
  ['Raised', 'raised', 'Cards and tiles.'],
  ['Hovered', 'hover', 'A card that can be pressed.'],
  ['Popover', 'popover', 'Menus, lists, popovers, tooltips.'],
  ['Dialog', 'dialog', 'Dialogs, which block the page.'],
] as const

/** Each elevation above the page, with its shadow. */
export const Elevations = () => (
  <div style={{ ...samples, marginBlock: 32 }}>
    {elevations.map(([name, shadow, use]) => (
      <div key={name}>
        <div
          style={{
            ...sample,
            border: '1px solid var(--tessera-border)',
            background: `var(--tessera-${shadow === 'border' ? 'surface' : 'surfaceRaised'})`,
            boxShadow: shadow === 'border' ? undefined : `var(--tessera-shadow-${shadow})`,
            marginBlockEnd: 12,
          }}
        >
          <strong>{name}</strong>
        </div>
        <CopyName name={shadow === 'border' ? '--tessera-border' : `--tessera-shadow-${shadow}`} />
        <p>{use}</p>
      </div>
    ))}
  </div>
)

/** The z-index layers. */
export const Layers = () => (
  <DocsTable head={['Layer', 'Name in CSS']}>
    {Object.entries(sizeTokens.layer).map(([name, value]) => (
      <tr key={name}>
        <td>{value}</td>
        <td>
          <CopyName name={`--tessera-layer-${name}`} />
        </td>
      </tr>
    ))}
  </DocsTable>
)

/** The focus ring on each surface; filled surfaces invert the colors of their controls. */
export const FocusRings = () => (
  <div style={samples}>
    {(['surface', 'surfaceRaised', 'surfaceSunken', 'surfaceBrand'] as const).map((ground) => (
      <div
        key={ground}
        className={ground === 'surfaceBrand' ? 'on-brand' : undefined}
        style={{ ...sample, background: `var(--tessera-${ground})`, border: '1px solid var(--tessera-border)' }}
      >
        <div
          style={{
            padding: '8px 16px',
            borderRadius: 6,
            background: 'var(--tessera-surfaceRaised)',
            color: 'var(--tessera-text)',
            border: '1px solid var(--tessera-borderStrong)',
            outline: '2px solid var(--tessera-borderFocus)',
            outlineOffset: 2,
          }}
        >
          {ground}
        </div>
      </div>
    ))}
  </div>
)

/** Controls that readers can move through with Tab. */
export const FocusDemo = () => (
  <Inline gap={4} align="end">
    <TextField label="Name" />
    <Inline gap={4}>
      <Button>Save changes</Button>
      <Link href="#the-ring">About the focus ring</Link>
    </Inline>
  </Inline>
)

const pages = [
  ['narrow', 'Sign-in, a single question.'],
  ['form', 'Forms, plus gutters.'],
  ['reading', 'Prose, plus gutters.'],
  ['default', 'Most pages.'],
  ['wide', 'Tables.'],
] as const

/** The breakpoints of a page. */
export const Breakpoints = () => (
  <DocsTable head={['Name', 'From', 'Gutter']}>
    {[
      ['base', 0, 16],
      ['medium', breakpoints.medium, 24],
      ['large', breakpoints.large, 32],
      ['wide', breakpoints.wide, 32],
    ].map(([name, from, gutter]) => (
      <tr key={name}>
        <td>
          <code>{name}</code>
        </td>
        <td>{withUnit(`${from}px`)}</td>
        <td>{withUnit(`${gutter}px`)}</td>
      </tr>
    ))}
  </DocsTable>
)

/** The widths of pages. */
export const PageWidths = () =>
  pages.map(([name, use]) => (
    <div key={name} style={{ marginBlock: 16 }}>
      <div
        style={{
          inlineSize: `calc(${sizeTokens.page[name]} / 1440px * 100%)`,
          maxInlineSize: '100%',
          blockSize: 24,
          borderRadius: 6,
          background: 'var(--tessera-brand-surface)',
          border: '1px solid var(--tessera-brand-border)',
        }}
      />
      <div style={{ marginBlockStart: 4 }}>
        {withUnit(sizeTokens.page[name])}, {use}
      </div>
      <CopyName name={`--tessera-page-${name}`} />
    </div>
  ))
