import { storyIdOf } from '@tessera/tests/storybook.mjs'

/** The modes in which a change is visible. */
export const EVERYWHERE = () => true
export const inTheme = (name) => (mode) => mode.theme === name
const inComfort = (mode) => mode.density === 'comfortable'
export const inFrench = (mode) => mode.locale === 'fr-CA'
const inState = (name) => (mode) => mode.state === name
export const onPaper = (mode) => mode.medium === 'print'
/** The modes in which Tab stops are visited. */
const walked = (mode) => mode.state === 'rest' && mode.medium === 'screen'
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
  ['Disclosure', 'block-size:48px', 'block-size:49px', inComfort],
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
const inFocus = either(walked, inState('focus-visible'))
/** If a matrix shows the focus state next to others, a missing focus ring is visible in every mode. */
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
const papers = ['ContextBar', 'ScrollToTop', 'SidePanel']

/**
 * Small faults in the build: where each is planted, which matrix shows it, and in exactly which modes. No other matrix
 * may show it, except for faults that affect all of them.
 */
export const SEEDS = [
  ...borders.map((name) => ({
    what: `a border of ${name} one pixel wider`,
    target: matrix(name),
    file: style(name),
    find: 'border:1px solid',
    put: 'border:2px solid',
    isSeen: EVERYWHERE,
  })),
  {
    what: 'a border of an open list one pixel wider',
    target: storyIdOf('MultiSelect', 'open'),
    file: style('popover'),
    find: 'border:1px solid',
    put: 'border:2px solid',
    isSeen: EVERYWHERE,
  },
  ...shifts.map(([name, find, put, isSeen = EVERYWHERE]) => ({
    what: `one pixel of shift in ${String(name)}`,
    target: matrix(name),
    file: style(name),
    find,
    put,
    isSeen,
  })),
  ...shades.map(([theme, token, name]) => ({
    what: `a shade of ${token} in ${theme}`,
    target: matrix(name),
    file: style('iframe'),
    find: new RegExp(`(data-theme=${theme}\\]\\{[^}]*--tessera-${token}:oklch\\()([\\d.]+)`),
    put: (_, before, lightness) => `${before}${Number(lightness) - 1}`,
    // Print is always light.
    isSeen: (mode) => inTheme(theme)(mode) && !onPaper(mode),
  })),
  ...french.map(([name, file, find, put]) => ({
    what: `the French word ${find} in ${name}`,
    target: matrix(name),
    file: script(file),
    find,
    put,
    isSeen: inFrench,
  })),
  ...names.map(([name, find]) => ({
    what: `the name ${find.slice(14)} of ${name} lost`,
    target: matrix(name),
    file: script(`${name}.matrix.stories`),
    find,
    put: find.replace('aria-label', 'data-label'),
    isSeen: EVERYWHERE,
  })),
  ...stops.map(([name, isSeen]) => ({
    what: `a Tab stop of ${String(name)} lost`,
    target: matrix(name),
    file: script(name),
    find: 'type:`button`',
    put: 'type:`button`,tabIndex:-1',
    isSeen,
  })),
  ...rings.map(([name, isSeen]) => ({
    what: `the focus ring of ${String(name)} gone`,
    target: matrix(name),
    file: style(name),
    find: /(focus-visible\]?\{)outline:2px solid[^;}]*/,
    put: '$1outline:none',
    isSeen,
  })),
  ...papers.map((name) => ({
    what: `the print rule of ${name} gone`,
    target: matrix(name),
    file: style(name),
    find: '@media print{',
    put: '@media (width < 1px){',
    isSeen: onPaper,
  })),
  ...['Text', 'Heading', 'Button'].map((name) => ({
    what: `the font of ${name} that does not load`,
    target: matrix(name),
    file: /^inter-latin-(?!ext)[\w-]+\.woff2$/,
    isSeen: EVERYWHERE,
    isOfAll: true,
  })),
]
