import type { CSSProperties } from 'react'
import { fromCss, toHex } from '../theme/oklch.ts'
import { makeTheme, type ThemeName, toneNames } from '../theme/themes.ts'
import { CopyName } from './CopyName.tsx'
import { DocsTable } from './DocsTable.tsx'

const themes: readonly ThemeName[] = ['light', 'dark', 'high-contrast']
const chip: CSSProperties = {
  display: 'inline-block',
  inlineSize: 20,
  blockSize: 20,
  borderRadius: 4,
  border: '1px solid var(--tessera-borderStrong)',
  verticalAlign: 'middle',
  marginInlineEnd: 8,
  forcedColorAdjust: 'none',
}

type Path = readonly string[]

const roles = { light: makeTheme('light'), dark: makeTheme('dark'), 'high-contrast': makeTheme('high-contrast') }

function valueAt(theme: ThemeName, path: Path): string {
  const value = path.reduce<unknown>((group, key) => (group as Record<string, unknown>)[key], roles[theme])
  return String(value)
}

/** Formats a color as hex with its opacity, for design tools. */
function formatColor(css: string) {
  const [, opaque, alpha] = /^(oklch\([^/]+?)\s*\/\s*([\d.]+)\)$/.exec(css) ?? []
  if (opaque && alpha) return `${toHex(fromCss(`${opaque})`))}, ${Math.round(Number(alpha) * 100)}\u00A0%`
  return /^oklch\([^/]+\)$/.test(css) ? toHex(fromCss(css)) : css
}

const Role = ({ path }: { path: Path }) => (
  <tr>
    <th scope="row" style={{ whiteSpace: 'nowrap', inlineSize: 272 }}>
      <CopyName name={`--tessera-${path.join('-')}`} />
    </th>
    {themes.map((theme) => (
      <td key={theme} style={{ whiteSpace: 'nowrap', inlineSize: 160 }}>
        <span style={{ ...chip, background: valueAt(theme, path) }} />
        <code>{formatColor(valueAt(theme, path))}</code>
      </td>
    ))}
  </tr>
)

const Roles = ({ of: paths }: { of: readonly Path[] }) => (
  <DocsTable head={['Name in CSS', 'Light', 'Dark', 'High contrast']}>
    {paths.map((path) => (
      <Role key={path.join('-')} path={path} />
    ))}
  </DocsTable>
)

const tokens = roles.light
const isGroup = (value: unknown) => typeof value === 'object'

/** The roles that belong to no tone: surfaces, texts and borders. */
export const GroundRoles = () => (
  <Roles
    of={Object.entries(tokens)
      .filter(([, value]) => !isGroup(value))
      .map(([name]) => [name])}
  />
)

/** The roles of one tone. */
export const ToneRoles = ({ tone }: { tone: (typeof toneNames)[number] }) => (
  <Roles of={Object.keys(tokens[tone]).map((name) => [tone, name])} />
)

/** The roles of all tones, each under its name. */
export const AllToneRoles = () =>
  toneNames.map((tone) => (
    <section key={tone}>
      <h3 className="sentence-case">{tone}</h3>
      <ToneRoles tone={tone} />
    </section>
  ))

/** The colors of the mosaic's stones. */
export const StoneRoles = () => <Roles of={Object.keys(tokens.stone).map((name) => ['stone', name])} />
