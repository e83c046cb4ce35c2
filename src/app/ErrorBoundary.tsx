import { Component, type ReactNode } from 'react';
import { logError } from '../session/log';
import { FailedPage } from './FailedPage';

interface ErrorBoundaryProps {
  /** The path of the page that is open; another page gets another chance. */
  page?: string;
  /** Stands for what failed; a page that says so unless given. */
  fallback?: (error: unknown) => ReactNode;
  children: ReactNode;
}

interface ErrorBoundaryState {
  failure: { error: unknown } | null;
}

/** Keeps what could not be fetched or drawn from taking everything around it away. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: null };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown): void {
    logError('A part of the page could not be shown', error);
  }

  override componentDidUpdate({ page }: ErrorBoundaryProps): void {
    if (this.state.failure && page !== this.props.page) this.setState({ failure: null });
  }

  override render(): ReactNode {
    const { fallback = (error: unknown) => <FailedPage error={error} />, children } = this.props;
    const { failure } = this.state;
    return failure ? fallback(failure.error) : children;
  }
}
