export { ComboBox, ComboBox as default, type ComboBoxProps } from '../components/ComboBox/ComboBox.tsx'
