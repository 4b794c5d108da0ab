import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { Component, type ReactNode } from 'react';
import { FailureView } from './later-views.tsx';

interface CatcherProps {
  /** A new value gives the page another chance. */
  resetKey: string;
  /** Makes another try worth while; the page is shown again when it has ended. */
  onReset: () => Promise<unknown>;
  children: ReactNode;
}

interface CatcherState {
  error: unknown;
  failed: boolean;
  resetKey: string;
}

class Catcher extends Component<CatcherProps, CatcherState> {
  override state: CatcherState = { error: undefined, failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<CatcherState> {
    return { error, failed: true };
  }

  static getDerivedStateFromProps(props: CatcherProps, state: CatcherState): Partial<CatcherState> | null {
    if (props.resetKey === state.resetKey) return null;
    return { error: undefined, failed: false, resetKey: props.resetKey };
  }

  reset = (): void => {
    const showAgain = () => this.setState({ error: undefined, failed: false });
    this.props.onReset().then(showAgain, showAgain);
  };

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return <FailureView error={this.state.error} onRetry={this.reset} />;
  }
}

interface RouteErrorBoundaryProps {
  resetKey: string;
  /** Fetches the page's code, in case that was what failed. */
  preload?: () => Promise<unknown>;
  children: ReactNode;
}

/**
 * Catches what a page throws while rendering: a page that is missing, or that only somebody logged in could find (spec 000 §8), gets the not-found view, everything else the server-error
 * view with another try. Going to another address clears it.
 */
export function RouteErrorBoundary({ resetKey, preload, children }: RouteErrorBoundaryProps) {
  const { reset } = useQueryErrorResetBoundary();
  const tryAgain = async () => {
    reset();
    await preload?.();
  };
  return (
    <Catcher resetKey={resetKey} onReset={tryAgain}>
      {children}
    </Catcher>
  );
}
