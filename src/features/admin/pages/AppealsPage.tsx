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
      name: t`Waiting`,
      empty: t`No open appeals`,
      about: t`What authors say about their posts that we labelled or took down, oldest first.`,
    },
    accepted: { name: t`Accepted`, empty: t`No accepted appeals yet` },
    rejected: { name: t`Rejected`, empty: t`No rejected appeals yet` },
  };
  return (
    <AdminQueue
      list={usePagedList(appealsQuery(state), appealsOf, keyOf)}
      keyOf={keyOf}
      row={(appeal) => <AppealItem appeal={appeal} />}
      label={t`Appeals`}
      errorText={t`The appeals could not be loaded.`}
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
