// Written by `npm run generate` from the folders of the components; change those.
export { default, type TabItem, Tabs, type TabsProps } from '../components/Tabs/Tabs.tsx'
