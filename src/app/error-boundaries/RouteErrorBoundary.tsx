import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { Component, type ReactNode } from 'react';
import { FailureView } from './later-views.tsx';

interface CatcherProps {
  /** A new value gives the page another chance. */
  resetKey: string;
  onReset: () => void;
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
    this.props.onReset();
    this.setState({ error: undefined, failed: false });
  };

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return <FailureView error={this.state.error} onRetry={this.reset} />;
  }
}

/**
 * Catches what a page throws while rendering: a page that is missing, or that only somebody logged in could find (spec 000 §8), gets the not-found view, everything else the server-error
 * view with another try. Going to another address clears it.
 */
export function RouteErrorBoundary({ resetKey, children }: { resetKey: string; children: ReactNode }) {
  const { reset } = useQueryErrorResetBoundary();
  return (
    <Catcher resetKey={resetKey} onReset={reset}>
      {children}
    </Catcher>
  );
}
