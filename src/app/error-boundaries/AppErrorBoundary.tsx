import { Component, type ReactNode } from 'react';

/**
 * Last error boundary, for failures of the shell itself. It relies on nothing of the application, not even the
 * catalogue: one sentence and a button that reloads.
 */
export class AppErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <main role="alert" style={{ display: 'grid', placeItems: 'center', gap: 16, padding: 64 }}>
        <h1>Skein came undone</h1>
        <p>Something went wrong on our side.</p>
        <button type="button" onClick={() => window.location.reload()}>
          Reload
        </button>
      </main>
    );
  }
}
