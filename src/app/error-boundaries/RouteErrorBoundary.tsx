import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { Component, type ReactNode } from 'react';
import { FailureView } from './lazy-views.tsx';

interface CatcherProps {
  /** A changed value resets the boundary. */
  resetKey: string;
  /** Prepares a retry; the page renders again when the promise has settled. */
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
  /** Loads the page's code, in case that was what failed. */
  preload?: () => Promise<unknown>;
  children: ReactNode;
}

/**
 * Catches what a page throws while rendering. A page that is missing, or that only members may find (spec 000 §8), gets
 * the not-found view, every other failure the server-error view with a retry button. Navigating resets it.
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
