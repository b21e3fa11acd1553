import { createGlobalThemeContract } from '@vanilla-extract/css'

const tone = {
  surface: '',
  border: '',
  text: '',
  icon: '',
  solid: '',
  solidHover: '',
  solidPressed: '',
  onSolid: '',
}

const name = (_value: string | null, path: string[]) => `tessera-${path.join('-')}`

/** The colors and shadows of a theme, as CSS custom properties. */
export const color = createGlobalThemeContract(
  {
    surface: '',
    surfaceRaised: '',
    surfaceSunken: '',
    surfaceBrand: '',
    surfaceBrandHover: '',
    surfaceBrandPressed: '',
    surfaceHover: '',
    surfacePressed: '',
    scrim: '',
    text: '',
    textMuted: '',
    textOnBrand: '',
    textLink: '',
    border: '',
    borderStrong: '',
    borderFocus: '',
    neutral: tone,
    brand: tone,
    spark: tone,
    info: tone,
    success: tone,
    warning: tone,
    danger: tone,
    stone: { three: '', two: '', one: '', spark: '', off: '' },
    shadow: { raised: '', hover: '', popover: '', dialog: '' },
  },
  name,
)

/** The sizes that all themes share, as CSS custom properties. */
export const size = createGlobalThemeContract(
  {
    fontFamily: '',
    fontSize: { 12: '', 13: '', 14: '', 16: '', 18: '', 20: '', 24: '', 30: '', 38: '' },
    lineHeight: { 12: '', 13: '', 14: '', 16: '', 18: '', 20: '', 24: '', 30: '', 38: '' },
    space: { 0: '', 1: '', 2: '', 3: '', 4: '', 5: '', 6: '', 8: '', 10: '', 12: '', 16: '', 20: '', 24: '' },
    radius: { stone: '', control: '', card: '', dialog: '', pill: '' },
    control: { small: '', medium: '', large: '' },
    row: '',
    header: '',
    gutter: '',
    page: { narrow: '', form: '', reading: '', default: '', wide: '' },
    layer: {
      raised: '',
      control: '',
      head: '',
      bar: '',
      header: '',
      context: '',
      float: '',
      panel: '',
      drawer: '',
      dialog: '',
      toast: '',
      skipLink: '',
    },
    duration: { feedback: '', entrance: '' },
    easing: '',
  },
  name,
)
