import type { CSSProperties } from 'react'
import { toHex } from '../theme/oklch.ts'
import { hues, makeNeutral, makeScale, type Mode } from '../theme/scales.ts'
import { defaultBrand } from '../theme/themes.ts'

const row: CSSProperties = { display: 'grid', gridTemplateColumns: 'repeat(12, minmax(60px, 1fr))', gap: 4 }
const step: CSSProperties = { display: 'grid', gap: 4, fontSize: 12, lineHeight: '16px' }
const chip: CSSProperties = {
  blockSize: 40,
  borderRadius: 6,
  border: '1px solid var(--tessera-border)',
  forcedColorAdjust: 'none',
}

const scalesOf = (mode: Mode) => ({
  neutral: makeNeutral(mode, defaultBrand),
  brand: makeScale(mode, defaultBrand),
  ...Object.fromEntries(Object.entries(hues).map(([name, hue]) => [name, makeScale(mode, hue)])),
})

/** The twelve steps of each hue, with their values for design tools. */
export const ColorScales = ({ mode }: { mode: Mode }) =>
  Object.entries(scalesOf(mode)).map(([name, scale]) => (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable element must be focusable
    <div key={name} tabIndex={0} style={{ overflowX: 'auto', marginBlock: 16 }}>
      <strong className="sentence-case" style={{ display: 'block' }}>
        {name}
      </strong>
      <div style={row}>
        {scale.map((color, index) => (
          <div key={index} style={step}>
            <div style={{ ...chip, background: toHex(color) }} />
            <span>
              {index + 1}
              <br />
              <code>{toHex(color)}</code>
            </span>
          </div>
        ))}
      </div>
    </div>
  ))
