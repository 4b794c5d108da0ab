import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ListAppeals200 } from '#generated/zod/listAppeals200.zod.ts';
import type { SiteAppeal } from '#generated/zod/siteAppeal.zod.ts';
import { usePagedList } from '#src/shared/api/read/paged-list.ts';
import { AdminFrame } from '../components/AdminFrame.tsx';
import { AdminQueue } from '../components/AdminQueue.tsx';
import { AppealItem } from '../components/AppealItem.tsx';
import { type AppealState, appealsQuery } from '../data/admin.ts';

const appealsOf = ({ response }: ListAppeals200) => response.appeals;
const keyOf = ({ id }: SiteAppeal): string => id;

function Queue() {
  const { t } = useLingui();
  const [state, setState] = useState<AppealState>('open');
  const states = {
    open: {
      name: t`What waits`,
      empty: t`No appeal waits`,
      about: t`What authors say about posts of theirs that we labelled or took down, the oldest first.`,
    },
    accepted: { name: t`Where the author was right`, empty: t`No author was found to be right yet` },
    rejected: { name: t`Where it stayed`, empty: t`Nothing stayed as it was yet` },
  };
  return (
    <AdminQueue
      list={usePagedList(appealsQuery(state), appealsOf, keyOf)}
      keyOf={keyOf}
      row={(appeal) => <AppealItem appeal={appeal} />}
      label={t`Appeals`}
      errorText={t`The appeals did not come through.`}
      state={state}
      states={states}
      onState={setState}
    />
  );
}

/** Admin page of the appeals against labelled or removed posts. */
export default function AppealsPage() {
  return (
    <AdminFrame part="appeals">
      <Queue />
    </AdminFrame>
  );
}
