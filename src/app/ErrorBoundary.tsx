import { Component, type ReactNode } from 'react';
import { logError } from '../session/log';
import { FailedPage } from './FailedPage';

interface ErrorBoundaryProps {
  /** The path of the page that is open; another page is tried again. */
  page?: string;
  /** Shown instead of what failed; a page with a message unless given. */
  fallback?: (error: unknown) => ReactNode;
  children: ReactNode;
}

interface ErrorBoundaryState {
  failure: { error: unknown } | null;
}

/** Contains a failure to fetch or draw a part of the page, so that the rest stays. */
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
