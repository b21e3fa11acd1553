import { type CSSProperties, useState } from 'react'
import { Inline, Mosaic, TextField } from '../entries/index.ts'
import { contrast, fromCss } from '../theme/oklch.ts'
import { sizeTokens, typeScale } from '../theme/sizes.ts'
import { makeTheme, type ThemeName, toneNames } from '../theme/themes.ts'
import { CopyName } from './CopyName.tsx'
import { DocsTable } from './DocsTable.tsx'
import { withUnit } from './with-unit.ts'

const row: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(128px, 1fr))',
  gap: 8,
  marginBlock: 12,
}
const chip: CSSProperties = {
  padding: 12,
  borderRadius: 10,
  fontSize: 13,
  lineHeight: '20px',
  overflowWrap: 'normal',
}

const grounds = ['surface', 'surfaceRaised', 'surfaceSunken', 'surfaceHover', 'surfacePressed'] as const

const swatch = (name: string, ground: string, text: string, edge: string) => (
  <div
    key={name}
    style={{ ...chip, background: ground, color: text, border: `1px solid ${edge}`, forcedColorAdjust: 'none' }}
  >
    <strong>{name}</strong>
    <br />
    {contrast(fromCss(text), fromCss(ground)).toFixed(1)} : 1
  </div>
)

/** Surfaces and tones of one theme, each with its text and their contrast. */
export function Colors({ theme }: { theme: ThemeName }) {
  const tokens = makeTheme(theme)
  return (
    <>
      <div style={row}>
        {grounds.map((name) => swatch(name, tokens[name], tokens.text, tokens.border))}
        {swatch('surfaceBrand', tokens.surfaceBrand, tokens.textOnBrand, tokens.surfaceBrand)}
      </div>
      <div style={row}>
        {toneNames.map((tone) => swatch(tone, tokens[tone].surface, tokens[tone].text, tokens[tone].border))}
      </div>
      <div style={row}>
        {toneNames.map((tone) => swatch(`${tone} solid`, tokens[tone].solid, tokens[tone].onSolid, tokens[tone].solid))}
      </div>
    </>
  )
}

/** The type scale: each size with its line height, and the name, copied on press. */
export function TypeScale() {
  return (
    <DocsTable head={['Sample', 'Size', 'Line', 'Name in CSS']}>
      {Object.entries(typeScale)
        .toReversed()
        .map(([size, height]) => (
          <tr key={size}>
            <td style={{ fontSize: `${Number(size) / 16}rem`, lineHeight: `${height / 16}rem` }}>
              Shopper Behavior 1,240
            </td>
            <td>{withUnit(`${size}px`)}</td>
            <td>{withUnit(`${height}px`)}</td>
            <td>
              <CopyName name={`--tessera-fontSize-${size}`} />
            </td>
          </tr>
        ))}
    </DocsTable>
  )
}

const weights = [
  [400, 'Text'],
  [500, 'Labels, links in navigation, selected options'],
  [600, 'Headings, column headings'],
  [700, 'The headline of a landing page'],
] as const

/** The weights in use, and their uses. */
export const Weights = () =>
  weights.map(([fontWeight, use]) => (
    <p key={fontWeight} style={{ fontWeight, fontSize: '1.125rem', lineHeight: '1.75rem', margin: '8px 0' }}>
      {fontWeight} · {use}
    </p>
  ))

/** The steps of the space scale, each with the name, copied on press. */
export function Spaces() {
  return (
    <DocsTable head={['Step', 'Size', 'Name in CSS']}>
      {Object.entries(sizeTokens.space).map(([step, size]) => (
        <tr key={step}>
          <td>{step}</td>
          <td>
            <span style={{ ...bar, inlineSize: size }} />
            {withUnit(size)}
          </td>
          <td>
            <CopyName name={`--tessera-space-${step}`} />
          </td>
        </tr>
      ))}
    </DocsTable>
  )
}

const bar: CSSProperties = {
  display: 'inline-block',
  verticalAlign: 'middle',
  marginInlineEnd: 12,
  blockSize: 16,
  borderRadius: 2.5,
  background: 'var(--tessera-stone-two)',
}

const marks = {
  shopper: '.33. 3223 3s23 .33.',
  perception: '2222 23s2 2222 .2..',
  activation: '...s ..33 .322 3211',
  digital: '3.2. .3.2 2.s. .2.3',
  pulse: '..3. .32. 32s3 3...',
  channel: '3..2 3.2s 3322 3331',
  report: '3333 2... 33s. 21..',
  modular: '33.2 33.2 ..s. 22.3',
}

/** The products' marks with their pattern strings. */
export function Marks() {
  return (
    <div style={{ ...row, gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))', gap: '32px 24px' }}>
      {Object.entries(marks).map(([name, pattern]) => (
        <div key={name}>
          <Mosaic pattern={pattern} />
          <div style={{ marginBlockStart: 8 }}>{name}</div>
          <CopyName name={pattern} />
        </div>
      ))}
    </div>
  )
}

/** A mark that the reader creates by typing its pattern. */
export function MarkDemo() {
  const [pattern, setPattern] = useState('3..3 .ss. .ss. 3..3')
  return (
    <Inline gap={6} align="center">
      <TextField label="Pattern" value={pattern} onChange={setPattern} maxLength={19} />
      <Mosaic pattern={pattern} size="large" />
      <Mosaic pattern={pattern} tone="neutral" size="large" />
    </Inline>
  )
}
