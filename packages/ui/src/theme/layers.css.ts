import { globalLayer } from '@vanilla-extract/css'

const tessera = globalLayer('tessera')

export const resetLayer = globalLayer({ parent: tessera }, 'reset')
export const themeLayer = globalLayer({ parent: tessera }, 'theme')
