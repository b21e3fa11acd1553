// Written by `npm run generate` from the folders of the components; change those.
export {
  default,
  SessionTimeoutAlert,
  type SessionTimeoutAlertProps,
} from '../components/SessionTimeoutAlert/SessionTimeoutAlert.tsx'
