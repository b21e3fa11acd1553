export { accented, mirrored, pseudoMessages } from '../messages/pseudo.ts'
