import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { addressOf } from '../read/query-keys.ts';
import { holdReads } from '../read/read-order.ts';

type Change = (data: unknown) => unknown;

interface PendingChanges {
  /** Query data without the pending changes. */
  base: unknown;
  changes: Change[];
  /** Query data as the last change left it. */
  shown: unknown;
}

/** An optimistic change of query data whose write is in flight. */
export interface OptimisticChange {
  /** Call it when the server has answered: reads that were sent before are outdated. */
  answered: () => void;
  /** Keeps the change. */
  accept: () => void;
  /** Undoes the change and keeps those of other writes in flight. */
  undo: () => void;
}

const pendingOf = new WeakMap<QueryClient, Map<string, PendingChanges>>();

function pendingChanges(queryClient: QueryClient): Map<string, PendingChanges> {
  const queries = pendingOf.get(queryClient) ?? new Map<string, PendingChanges>();
  pendingOf.set(queryClient, queries);
  return queries;
}

function show(queryClient: QueryClient, queryKey: QueryKey, pending: PendingChanges): void {
  const data = pending.changes.reduce((known, change) => change(known), pending.base);
  pending.shown = queryClient.setQueryData(queryKey, data);
}

/**
 * Changes query data before the server has answered a write. Reads of the same address that are in flight wait for the
 * answer and are then sent again. A query without data stays without: its first read brings the written state.
 *
 * @param change computes new data; called again when another write's change of the same query is undone
 */
export function changeQuery<Data>(
  queryClient: QueryClient,
  queryKey: QueryKey,
  change: (data: Data) => Data,
): OptimisticChange {
  const answered = holdReads(addressOf(queryKey));
  const data = queryClient.getQueryData(queryKey);
  if (data === undefined) return { answered, accept: () => undefined, undo: () => undefined };

  const queries = pendingChanges(queryClient);
  const hash = hashKey(queryKey);
  const own: Change = (known) => change(known as Data);
  const pending = queries.get(hash) ?? { base: data, changes: [], shown: data };
  queries.set(hash, pending);
  pending.changes.push(own);
  pending.shown = queryClient.setQueryData(queryKey, own(data));

  const remove = (): void => {
    pending.changes = pending.changes.filter((other) => other !== own);
    if (pending.changes.length === 0) queries.delete(hash);
  };
  return {
    answered,
    accept: () => {
      pending.base = own(pending.base);
      remove();
    },
    undo: () => {
      remove();
      if (queryClient.getQueryData(queryKey) === pending.shown) show(queryClient, queryKey, pending);
      // Other code has changed the data meanwhile, and only the server knows it without this change.
      else void queryClient.invalidateQueries({ queryKey });
    },
  };
}

/** Changes query data by what the server answered to a write; optimistic changes of other writes stay shown. */
export function correctQuery<Data>(
  queryClient: QueryClient,
  queryKey: QueryKey,
  change: (data: Data) => Data,
): void {
  const pending = pendingChanges(queryClient).get(hashKey(queryKey));
  if (pending) {
    pending.base = change(pending.base as Data);
    show(queryClient, queryKey, pending);
  } else queryClient.setQueryData<Data>(queryKey, (data) => data && change(data));
}
