import type { CSSProperties } from 'react'
import { sizeTokens } from '../theme/sizes.ts'
import { CopyName } from './CopyName.tsx'
import { withUnit } from './with-unit.ts'

const shapes: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(176px, 1fr))',
  gap: 24,
  marginBlock: 32,
}

const uses = {
  stone: 'Stones of a mosaic.',
  control: 'Buttons, fields, rows of a menu.',
  card: 'Cards, tiles, menus, messages.',
  dialog: 'Dialogs.',
  pill: 'Badges, tags, switches, initials.',
} as const satisfies Record<keyof typeof sizeTokens.radius, string>

/** Each radius on a shape, with its use and the name, copied on press. */
export const Radii = () => (
  <div style={shapes}>
    {Object.entries(sizeTokens.radius).map(([name, radius]) => (
      <div key={name}>
        <div
          style={{
            blockSize: 96,
            borderRadius: radius,
            border: '1px solid var(--tessera-borderStrong)',
            background: 'var(--tessera-surfaceRaised)',
          }}
        />
        <div>{name === 'pill' ? 'Half the height' : withUnit(radius)}</div>
        <CopyName name={`--tessera-radius-${name}`} />
        <p>{Object.entries(uses).find(([use]) => use === name)?.[1]}</p>
      </div>
    ))}
  </div>
)
