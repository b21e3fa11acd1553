export { type TabItem, Tabs, Tabs as default, type TabsProps } from '../components/Tabs/Tabs.tsx'
