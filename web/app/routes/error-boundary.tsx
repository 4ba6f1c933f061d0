// Catches what breaks while drawing, keeps the address and shows the server-error page in its place.
import { Component } from 'react';
import type { ReactNode } from 'react';
import { CallError } from '#web/api/call-error.ts';
import { ServerErrorPage } from './server-error-page.tsx';

type Props = { children: ReactNode; resetKey: string };
type State = { errorId: string | null; resetKey: string };

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { errorId: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { errorId: nameError(error) };
  }

  /** Another address is another try. */
  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    return props.resetKey === state.resetKey ? null : { errorId: null, resetKey: props.resetKey };
  }

  override render() {
    if (this.state.errorId === null) return this.props.children;
    return <ServerErrorPage errorId={this.state.errorId} onRetry={() => this.setState({ errorId: null })} />;
  }
}

/** Short enough to be read out: the start of the request's id, or of a fresh one. */
function nameError(error: unknown): string {
  const id = error instanceof CallError && error.requestId !== '' ? error.requestId : crypto.randomUUID();
  return id.slice(0, 8);
}
