import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { getListErrorGroupsInfiniteQueryOptions } from '#generated/hooks/telemetry/telemetry.ts';
import type { ErrorGroup } from '#generated/zod/errorGroup.zod.ts';
import type { ListErrorGroups200 } from '#generated/zod/listErrorGroups200.zod.ts';
import type { ListErrorGroupsParams } from '#generated/zod/listErrorGroupsParams.zod.ts';
import { usePagedList } from '#src/shared/api/read/paged-list.ts';
import { paging } from '#src/shared/api/read/paging.ts';
import { AdminFrame } from '../components/AdminFrame.tsx';
import { AdminQueue } from '../components/AdminQueue.tsx';
import { ErrorGroupItem } from '../components/ErrorGroupItem.tsx';

type State = NonNullable<ListErrorGroupsParams['state']>;

const groupsOf = ({ response }: ListErrorGroups200) => response.errorGroups;
const keyOf = ({ id }: ErrorGroup): string => id;

function Groups() {
  const { t } = useLingui();
  const [state, setState] = useState<State>('unresolved');
  const list = usePagedList(
    getListErrorGroupsInfiniteQueryOptions({ state }, { query: paging }),
    groupsOf,
    keyOf,
  );
  return (
    <AdminQueue
      list={list}
      keyOf={keyOf}
      label={t`Errors`}
      errorText={t`The errors could not be loaded.`}
      state={state}
      states={{
        unresolved: {
          name: t`Back and new`,
          empty: t`No browser met an error`,
          about: t`Errors of pages are listed here by fault, once a browser reports one.`,
        },
        resolved: { name: t`Mended`, empty: t`Nothing was mended yet` },
        all: { name: t`All`, empty: t`No browser met an error` },
      }}
      onState={setState}
      row={(group) => <ErrorGroupItem group={group} />}
    />
  );
}

/** Admin page of the errors that browsers reported, by fault. */
export default function ErrorsPage() {
  return (
    <AdminFrame part="errors">
      <Groups />
    </AdminFrame>
  );
}
