export { Time } from '@tessera/ui'
