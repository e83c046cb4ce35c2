import { Component, type ReactNode } from 'react';
import { logError } from '../session/log';

interface ErrorBoundaryProps {
  /** The path of the page that is open; another page gets another chance. */
  page: string;
  children: ReactNode;
}

/** Stands where a page could not be fetched (a lost connection, a new version) or drawn; what was saved is kept. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    logError('A page could not be shown', error);
  }

  override componentDidUpdate({ page }: ErrorBoundaryProps): void {
    if (this.state.hasFailed && page !== this.props.page) this.setState({ hasFailed: false });
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div className="card narrow">
        <h1>This page could not be loaded</h1>
        <p role="alert">The connection may be lost. What you saved so far is kept.</p>
        <button type="button" className="usa-button" onClick={() => window.location.reload()}>
          Try again
        </button>
      </div>
    );
  }
}
