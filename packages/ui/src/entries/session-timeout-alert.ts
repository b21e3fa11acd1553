export {
  SessionTimeoutAlert,
  SessionTimeoutAlert as default,
  type SessionTimeoutAlertProps,
} from '../components/SessionTimeoutAlert/SessionTimeoutAlert.tsx'
