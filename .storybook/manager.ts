import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming/create'

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Tessera',
    brandImage: './tessera.svg',
    brandTarget: '_self',
    fontBase: "'Inter Variable', system-ui, sans-serif",
    colorPrimary: '#3050c8',
    colorSecondary: '#3050c8',
    appBorderRadius: 10,
    inputBorderRadius: 6,
  }),
})
