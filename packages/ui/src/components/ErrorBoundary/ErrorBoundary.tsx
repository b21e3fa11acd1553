'use client'
import { Component, type ErrorInfo, type ReactNode } from 'react'
import { ErrorMessage } from './ErrorMessage.tsx'

export interface ErrorBoundaryProps {
  children: ReactNode
  /** Reports the error, for example to a log. */
  onError?: (error: Error, info: ErrorInfo) => void
  /** Shows the error's text and component stack; omit it in production. */
  showDetails?: boolean
  /** A number that is also in the log, for the user to quote. */
  reference?: string
  /** Called by the Refresh button; reloads the page by default. */
  onRefresh?: () => void
  /** A change renders the children again, for example after navigation. */
  resetKey?: unknown
}

interface ErrorBoundaryState {
  error?: Error
  trail?: string
  resetKey: unknown
}

const asError = (thrown: unknown) => (thrown instanceof Error ? thrown : new Error(String(thrown)))

/** Limits an error to its part of the page, shows a message and offers to refresh. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { resetKey: this.props.resetKey }

  static getDerivedStateFromError(thrown: unknown): Partial<ErrorBoundaryState> {
    return { error: asError(thrown) }
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return Object.is(resetKey, state.resetKey) ? null : { error: undefined, trail: undefined, resetKey }
  }

  override componentDidCatch(thrown: unknown, info: ErrorInfo) {
    this.setState({ trail: info.componentStack ?? undefined })
    this.props.onError?.(asError(thrown), info)
  }

  private readonly refresh = () => {
    if (!this.props.onRefresh) {
      window.location.reload()
      return
    }
    this.props.onRefresh()
    this.setState({ error: undefined, trail: undefined })
  }

  override render() {
    const { children, showDetails = false, reference } = this.props
    const { error, trail } = this.state
    if (!error) return children
    return (
      <ErrorMessage
        reference={reference}
        details={showDetails ? [error.message, trail?.trim()].filter(Boolean).join('\n\n') : undefined}
        onRefresh={this.refresh}
      />
    )
  }
}
