import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getReplyToPostMutationOptions } from '#generated/hooks/notes/notes.ts';
import { getDeletePostMutationOptions } from '#generated/hooks/posts/posts.ts';
import { clearToasts, getToasts } from '#src/shared/lib/toasts/toast-store.ts';
import { failureAnswer, okAnswer } from '#tests/support/answers.ts';
import { isApiError } from '../call/errors.ts';
import { configureHttp } from '../call/http.ts';
import { makeQueryClient } from '../read/query-client.ts';
import { useWrite } from './use-write.ts';
import { executeWrite, type Write, type WriteCall } from './write.ts';

const fetch = vi.fn<typeof globalThis.fetch>();

beforeEach(() => {
  fetch.mockReset();
  configureHttp({ fetch });
});
afterEach(() => {
  act(clearToasts);
});

type Deletion = { blog: string; id: string };
const ivys = (id = '5'): Deletion => ({ blog: 'ivy', id });

function use<V, A>(write: Write<V, A>, call: WriteCall<V, A>) {
  const queryClient = makeQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  return renderHook(() => useWrite(call, write), { wrapper }).result;
}

/** Waits outside of `act`, where the query client notifies its observers. */
async function settled<T>(run: () => Promise<T>): Promise<T> {
  let outcome: { value: T } | undefined;
  void run().then((value) => (outcome = { value }));
  return waitFor(() => {
    if (!outcome) throw new Error('It is still under way.');
    return outcome.value;
  });
}

/** Waits until `count` calls were sent. */
function waitForCalls(count: number): Promise<void> {
  return waitFor(() => expect(fetch).toHaveBeenCalledTimes(count));
}

/** Creates responses that are resolved one at a time, in the order of the calls. */
function held() {
  const answers: Array<(answer: Response) => void> = [];
  fetch.mockImplementation(() => new Promise((answer) => answers.push(answer)));
  return answers;
}
const paths = (): string[] => fetch.mock.calls.map(([url]) => String(url));
function keys(): Array<string | null> {
  return fetch.mock.calls.map(([, init]) => new Headers(init?.headers).get('Idempotency-Key'));
}

const useDelete = (write: Write<Deletion, unknown> = {}) => use(write, getDeletePostMutationOptions);

const reply = {
  data: { post_id: '5', reblog_key: 'abcdefgh', tumblelog: 'ivy', reply_text: 'Yes.' },
};

describe('useWrite', () => {
  it('useWrite is busy until the server has responded and onSuccess has settled', async () => {
    const answers = held();
    let settle = (): void => {};
    const done = vi.fn(() => new Promise<void>((resolve) => (settle = resolve)));
    const result = useDelete({ onSuccess: done });
    const outcome = result.current.write(ivys());
    await waitForCalls(1);
    await waitFor(() => expect(result.current.busy).toBe(true));
    answers[0]?.(okAnswer());
    await waitFor(() => expect(done).toHaveBeenCalledExactlyOnceWith(expect.anything(), ivys()));
    expect(result.current.busy).toBe(true);
    settle();
    await waitFor(() => expect(result.current.busy).toBe(false));
    expect(await outcome).toBe(true);
  });

  it('useWrite ignores a further call while one is in flight', async () => {
    const answers = held();
    const result = useDelete();
    const first = result.current.write(ivys());
    await waitForCalls(1);
    expect(await result.current.write(ivys('6'))).toBe(false);
    answers[0]?.(okAnswer());
    expect(await settled(() => first)).toBe(true);
    expect(paths()).toEqual(['/v2/blog/ivy/posts/5']);
    void result.current.write(ivys('6'));
    await waitForCalls(2);
    expect(paths()).toEqual(['/v2/blog/ivy/posts/5', '/v2/blog/ivy/posts/6']);
  });

  it('useWrite ignores calls after the success of a write that is sent once, not after a failure', async () => {
    fetch.mockResolvedValueOnce(failureAnswer(400, [4009])).mockResolvedValueOnce(okAnswer());
    const result = useDelete({ once: true });
    expect(await settled(() => result.current.write(ivys()))).toBe(false);
    expect(await settled(() => result.current.write(ivys()))).toBe(true);
    expect(await settled(() => result.current.write(ivys()))).toBe(false);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('useWrite sends writes of one scope in order, one after the other', async () => {
    const answers = held();
    const shown: string[] = [];
    const result = useDelete({ scope: 'ivy', optimisticUpdate: ({ id }) => void shown.push(id) });
    for (const id of ['5', '6', '7']) void result.current.write(ivys(id));
    await waitFor(() => expect(shown).toEqual(['5', '6', '7']));
    expect(paths()).toHaveLength(1);
    answers[0]?.(okAnswer());
    await waitForCalls(2);
    answers[1]?.(failureAnswer(500, [5000]));
    await waitForCalls(3);
    expect(paths().map((path) => path.at(-1))).toEqual(['5', '6', '7']);
  });

  it('useWrite rolls the optimistic update back, of several only the refused one', async () => {
    const answers = held();
    const shown = new Set<string>();
    const show = ({ id }: Deletion) => {
      shown.add(id);
      return () => void shown.delete(id);
    };
    const result = useDelete({ scope: 'ivy', optimisticUpdate: show, errorToast: 'It is still there.' });
    void result.current.write(ivys('5'));
    const second = result.current.write(ivys('6'));
    await waitForCalls(1);
    expect([...shown]).toEqual(['5', '6']);
    answers[0]?.(failureAnswer(400, [4009]));
    await waitForCalls(2);
    expect([...shown]).toEqual(['6']);
    answers[1]?.(okAnswer());
    expect(await settled(() => second)).toBe(true);
    expect([...shown]).toEqual(['6']);
    expect(getToasts().map(({ message }) => message)).toEqual(['Detail 4009.']);
  });

  it.each([
    ['in the server’s words', () => failureAnswer(404, [4004]), 'Detail 4004.'],
    ['in its own when the server has none', () => failureAnswer(500, []), 'It is still there.'],
  ])('useWrite shows the failure in a toast, %s', async (_, answer, words) => {
    fetch.mockImplementation(async () => answer());
    const result = useDelete({ errorToast: () => 'It is still there.' });
    expect(await settled(() => result.current.write(ivys()))).toBe(false);
    expect(getToasts().map(({ message }) => message)).toEqual([words]);
  });

  it('useWrite returns a failure without a toast message until it is cleared', async () => {
    fetch.mockImplementation(async () => failureAnswer(404, [4004]));
    const refused = vi.fn();
    const result = useDelete({ onError: refused });
    await settled(() => result.current.write(ivys()));
    await waitFor(() => expect(isApiError(result.current.error, 4004)).toBe(true));
    expect(refused).toHaveBeenCalledExactlyOnceWith(result.current.error, ivys());
    expect(getToasts()).toEqual([]);
    result.current.clearError();
    await waitFor(() => expect(result.current.error).toBeNull());
  });

  it('useWrite reuses the idempotency key only for the same variables after a lost response', async () => {
    fetch.mockRejectedValueOnce(new TypeError('offline')).mockRejectedValueOnce(new TypeError('offline'));
    const result = use({}, getReplyToPostMutationOptions);
    const other = { data: { ...reply.data, reply_text: 'No.' } };
    await settled(() => result.current.write(reply));
    await settled(() => result.current.write({ data: { ...reply.data } }));
    fetch.mockImplementation(async () => failureAnswer(400, [4009]));
    await settled(() => result.current.write(other));
    await settled(() => result.current.write(other));
    const [first, second, third, fourth] = keys();
    expect(second).toBe(first);
    expect(new Set([first, third, fourth]).size).toBe(3);
  });

  it('useWrite fails at once without a connection', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fetch.mockRejectedValue(new TypeError('offline'));
    const result = useDelete({ errorToast: 'It is still there.' });
    expect(await settled(() => result.current.write(ivys()))).toBe(false);
    expect(getToasts().map(({ message }) => message)).toEqual([
      'It is still there. Check your connection and try again.',
    ]);
  });
});

it('executeWrite runs a write outside of React', async () => {
  fetch
    .mockImplementationOnce(async () => okAnswer())
    .mockImplementation(async () => failureAnswer(404, [4004]));
  const done = vi.fn();
  const write = { onSuccess: done, errorToast: 'It is still there.' };
  expect(await executeWrite(makeQueryClient(), getDeletePostMutationOptions, write, ivys())).toBe(true);
  expect(done).toHaveBeenCalledOnce();
  expect(await executeWrite(makeQueryClient(), getDeletePostMutationOptions, write, ivys())).toBe(false);
  expect(getToasts().map(({ message }) => message)).toEqual(['Detail 4004.']);
});
