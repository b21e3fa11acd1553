export { accented, mirrored, pseudoMessages } from '../components/UIProvider/pseudo.ts'
