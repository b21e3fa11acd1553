// Written by `npm run generate` from the folders of the components; change those.
export { ComboBox, type ComboBoxProblem, type ComboBoxProps, default } from '../components/ComboBox/ComboBox.tsx'
