import { useLingui } from '@lingui/react/macro';
import { useQueries } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import {
  getListErrorGroupsInfiniteQueryOptions,
  getListErrorGroupsQueryOptions,
} from '#generated/hooks/telemetry/telemetry.ts';
import type { ErrorGroup } from '#generated/zod/errorGroup.zod.ts';
import type { ListErrorGroups200 } from '#generated/zod/listErrorGroups200.zod.ts';
import type { ListErrorGroupsParams } from '#generated/zod/listErrorGroupsParams.zod.ts';
import { usePagedList } from '#src/shared/api/read/paged-list.ts';
import { paging } from '#src/shared/api/read/paging.ts';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { EndlessRows } from '#src/shared/ui/EndlessRows.tsx';
import { ErrorGroupItem } from './ErrorGroupItem.tsx';
import { ErrorTabs } from './ErrorTabs.tsx';
import { LifeLineReleases } from './LifeLine.tsx';

type State = NonNullable<ListErrorGroupsParams['state']>;

const groupsOf = ({ response }: ListErrorGroups200) => response.errorGroups;
const keyOf = ({ id }: ErrorGroup): string => id;

const STATES: readonly State[] = ['unresolved', 'resolved', 'all'];

/** Returns the state that an address names. */
function stateOf(search: string): State {
  const state = new URLSearchParams(search).get('state');
  return state === 'resolved' || state === 'all' ? state : 'unresolved';
}

/** Returns how many faults each state has; a state whose number is not known is left out. */
function useTotals(): Partial<Record<State, number>> {
  const results = useQueries({
    queries: STATES.map((of) => getListErrorGroupsQueryOptions({ state: of, limit: 1 })),
  });
  return Object.fromEntries(
    results.flatMap(({ data }, index) => (data ? [[STATES[index], data.response.total]] : [])),
  );
}

/** Faults that browsers reported, in the state that the address names. */
export function ErrorGroups() {
  const { t } = useLingui();
  const state = stateOf(useLocation().search);
  const totals = useTotals();
  const list = usePagedList(
    getListErrorGroupsInfiniteQueryOptions({ state }, { query: paging }),
    groupsOf,
    keyOf,
  );
  const releases = list.pages?.[0]?.response.releases ?? [];
  const empty =
    state === 'resolved' ? (
      <EmptyState title={t`Nothing was mended yet`} />
    ) : (
      <EmptyState title={t`No browser met an error`}>
        {t`Errors of pages are listed here by fault, once a browser reports one.`}
      </EmptyState>
    );
  return (
    <>
      <ErrorTabs tab={state} counts={totals} />
      {list.items?.length ? <LifeLineReleases releases={releases} /> : null}
      <EndlessRows
        list={list}
        keyOf={keyOf}
        label={t`Errors`}
        errorText={t`The errors could not be loaded.`}
        empty={empty}
        row={(group) => <ErrorGroupItem group={group} releases={releases} />}
      />
    </>
  );
}
