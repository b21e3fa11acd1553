import { storyIdOf } from '@tessera/tests/storybook.mjs'

/** Conditions for the modes in which a fault is visible. */
export const EVERYWHERE = () => true
export const inTheme = (name) => (mode) => mode.theme === name
const inComfortable = (mode) => mode.density === 'comfortable'
export const inFrench = (mode) => mode.locale === 'fr-CA'
const inState = (name) => (mode) => mode.state === name
export const inPrint = (mode) => mode.medium === 'print'
/** The modes in which Tab stops are visited. */
const hasTabStops = (mode) => mode.state === 'rest' && mode.medium === 'screen'
export const either =
  (...some) =>
  (mode) =>
    some.some((each) => each(mode))

export const matrix = (name) => storyIdOf(name, 'state-matrix')
const style = (name) => new RegExp(`^${name}-[\\w-]+\\.css$`)
const script = (name) => new RegExp(`^${name}-[\\w-]+\\.js$`)

const borders = ['Badge', 'Card', 'ToggleButton', 'SegmentedControl', 'Banner', 'Pagination', 'TagList', 'LinkTile']
const shifts = [
  ['StatusBadge', 'gap:6px', 'gap:7px'],
  ['ProgressBar', 'gap:6px', 'gap:7px'],
  ['Disclosure', 'block-size:48px', 'block-size:49px', inComfortable],
  ['IconButton', 'block-size:28px;inline-size:28px', 'block-size:28px;inline-size:29px'],
  ['DescriptionList', 'gap:2px', 'gap:3px'],
]
const shades = [
  ['dark', 'danger-solid', 'Button'],
  ['dark', 'success-surface', 'Badge'],
  ['dark', 'info-surface', 'InlineAlert'],
  ['high-contrast', 'warning-border', 'InlineAlert'],
  ['high-contrast', 'borderStrong', 'ToggleButton'],
]
const french = [
  ['Pagination', 'messages', 'Page suivante', 'Page prochaine'],
  ['Button', 'shared', 'Chargement', 'Chargements'],
]
const names = [
  ['IconButton', '"aria-label":`Rename`'],
  ['ToggleButton', '"aria-label":`Pin`'],
  ['Checkbox', '"aria-label":`Select the row'],
  ['Switch', '"aria-label":`Use compact rows`'],
]
const inFocus = either(hasTabStops, inState('focus-visible'))
/** The modes that show the fault: all of them, if the matrix always shows the focus state. */
const stops = [
  ['IconButton', EVERYWHERE],
  ['Pagination', inFocus],
]
const rings = [
  ['IconButton', EVERYWHERE],
  ['ToggleButton', EVERYWHERE],
  ['Disclosure', EVERYWHERE],
  ['TagList', inFocus],
]
const printed = ['ContextBar', 'ScrollToTop', 'SidePanel']

/**
 * Small faults in the build: where each is planted, which matrix shows it, and in exactly which modes. No other matrix
 * is allowed to show it, except for faults that affect all of them.
 */
export const FAULTS = [
  ...borders.map((name) => ({
    what: `a border in ${name} that is 1 px wider`,
    target: matrix(name),
    file: style(name),
    find: 'border:1px solid',
    replacement: 'border:2px solid',
    isSeen: EVERYWHERE,
  })),
  {
    what: 'a border of an open MultiSelect list that is 1 px wider',
    target: storyIdOf('MultiSelect', 'open'),
    file: style('popover'),
    find: 'border:1px solid',
    replacement: 'border:2px solid',
    isSeen: EVERYWHERE,
  },
  ...shifts.map(([name, find, replacement, isSeen = EVERYWHERE]) => ({
    what: `a 1 px shift in ${String(name)}`,
    target: matrix(name),
    file: style(name),
    find,
    replacement,
    isSeen,
  })),
  ...shades.map(([theme, token, name]) => ({
    what: `a changed ${token} color in the ${theme} theme`,
    target: matrix(name),
    file: style('iframe'),
    find: new RegExp(`(data-theme=${theme}\\]\\{[^}]*--tessera-${token}:oklch\\()([\\d.]+)`),
    replacement: (_, before, lightness) => `${before}${Number(lightness) - 1}`,
    // Print is always light.
    isSeen: (mode) => inTheme(theme)(mode) && !inPrint(mode),
  })),
  ...french.map(([name, file, find, replacement]) => ({
    what: `a changed French text (${find}) in ${name}`,
    target: matrix(name),
    file: script(file),
    find,
    replacement,
    isSeen: inFrench,
  })),
  ...names.map(([name, find]) => ({
    what: `a missing accessible name in ${name}`,
    target: matrix(name),
    file: script(`${name}.matrix.stories`),
    find,
    replacement: find.replace('aria-label', 'data-label'),
    isSeen: EVERYWHERE,
  })),
  ...stops.map(([name, isSeen]) => ({
    what: `a missing Tab stop in ${String(name)}`,
    target: matrix(name),
    file: script(name),
    find: 'type:`button`',
    replacement: 'type:`button`,tabIndex:-1',
    isSeen,
  })),
  ...rings.map(([name, isSeen]) => ({
    what: `a missing focus ring in ${String(name)}`,
    target: matrix(name),
    file: style(name),
    find: /(focus-visible\]?\{)outline:2px solid[^;}]*/,
    replacement: '$1outline:none',
    isSeen,
  })),
  ...printed.map((name) => ({
    what: `a missing print rule in ${name}`,
    target: matrix(name),
    file: style(name),
    find: '@media print{',
    replacement: '@media (width < 1px){',
    isSeen: inPrint,
  })),
  ...['Text', 'Heading', 'Button'].map((name) => ({
    what: `a font in ${name} that does not load`,
    target: matrix(name),
    file: /^inter-latin-(?!ext)[\w-]+\.woff2$/,
    isSeen: EVERYWHERE,
    isOfAll: true,
  })),
]
