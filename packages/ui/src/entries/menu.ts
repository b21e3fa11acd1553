// Written by `npm run generate` from the folders of the components; change those.
export type { MenuItem, MenuSection } from '../components/Menu/menu-types.ts'
export { default, Menu, type MenuProps } from '../components/Menu/Menu.tsx'
