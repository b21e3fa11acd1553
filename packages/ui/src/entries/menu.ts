export { Menu, Menu as default, type MenuProps } from '../components/Menu/Menu.tsx'
export type { MenuItem, MenuSection } from '../components/Menu/menu-types.ts'
