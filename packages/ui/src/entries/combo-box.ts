// Written by `npm run generate` from the folders of the components; change those.
export type { ComboBoxProblem } from '../components/ComboBox/use-choice.ts'
export { ComboBox, type ComboBoxProps, default } from '../components/ComboBox/ComboBox.tsx'
