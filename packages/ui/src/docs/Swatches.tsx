import type { CSSProperties } from 'react'
import { Mosaic } from '../entries/index.ts'
import { contrast, fromCss } from '../theme/oklch.ts'
import { sizeTokens, typeScale } from '../theme/sizes.ts'
import { makeTheme, type ThemeName, toneNames } from '../theme/themes.ts'

const row: CSSProperties = { display: 'flex', flexWrap: 'wrap', gap: 12, marginBlock: 12 }
const chip: CSSProperties = { inlineSize: 148, padding: 12, borderRadius: 10, fontSize: 13, lineHeight: '20px' }

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
export function Colours({ theme }: { theme: ThemeName }) {
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

/** The type scale, each size with its line height. */
export function TypeScale() {
  return Object.entries(typeScale)
    .toReversed()
    .map(([size, height]) => (
      <p key={size} style={{ fontSize: `${Number(size) / 16}rem`, lineHeight: `${height / 16}rem`, margin: '12px 0' }}>
        {size} / {height} Shopper Behavior 1,240
      </p>
    ))
}

/** The steps of the space scale. */
export function Spaces() {
  return Object.entries(sizeTokens.space).map(([step, size]) => (
    <div key={step} style={{ display: 'flex', alignItems: 'center', gap: 12, marginBlock: 4 }}>
      <span style={{ inlineSize: 72, fontVariantNumeric: 'tabular-nums' }}>
        {step} · {size}
      </span>
      <span style={{ inlineSize: size, blockSize: 16, background: 'var(--tessera-stone-two)', borderRadius: 2.5 }} />
    </div>
  ))
}

const marks = {
  shopper: '.33. 3223 3s23 .33.',
  perception: '.22. 2332 23s2 .22.',
  activation: '...s ..33 .322 3211',
  digital: '3.2. .3.2 2.s. .2.3',
  pulse: '..3. .32. 32s3 3...',
  channel: '3..2 3.2s 3322 3331',
  report: '3333 2... 33s. 21..',
  modular: '33.2 33.2 ..s. 22.3',
}

/** The products' marks with the strings that draw them. */
export function Marks() {
  return (
    <div style={row}>
      {Object.entries(marks).map(([name, pattern]) => (
        <div key={name} style={{ ...chip, inlineSize: 172 }}>
          <Mosaic pattern={pattern} />
          <p>{name}</p>
          <code>{pattern}</code>
        </div>
      ))}
    </div>
  )
}
