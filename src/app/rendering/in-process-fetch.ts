import { AsyncLocalStorage } from 'node:async_hooks';
import { configureHttp } from '#src/shared/api/call/http.ts';

/** How one visitor's calls reach the server that renders for them, without a network. */
export type InProcessFetch = (path: string, init: RequestInit) => Promise<Response>;

const current = new AsyncLocalStorage<InProcessFetch>();

configureHttp({
  areAnswersChecked: true,
  fetch: async (input, init = {}) => {
    const send = current.getStore();
    if (!send) throw new Error(`A call outside of rendering: ${String(input)}`);
    const answer = await send(String(input), init);
    // The token belongs to one visitor, and the client's memory of it is shared by all who are rendered for.
    answer.headers.delete('X-CSRF');
    return answer;
  },
});

/** Runs something whose calls all go through the given function, whatever else is being rendered at the same time. */
export function withFetch<Result>(send: InProcessFetch, run: () => Promise<Result>): Promise<Result> {
  return current.run(send, run);
}
