import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ListSupportRequests200 } from '#generated/zod/listSupportRequests200.zod.ts';
import type { SupportRequest } from '#generated/zod/supportRequest.zod.ts';
import { usePagedList } from '#src/shared/api/read/paged-list.ts';
import { AdminFrame } from '../components/AdminFrame.tsx';
import { AdminQueue } from '../components/AdminQueue.tsx';
import { SupportRequestItem } from '../components/SupportRequestItem.tsx';
import { type SupportRequestState, supportRequestsQuery } from '../data/admin.ts';

const supportRequestsOf = ({ response }: ListSupportRequests200) => response.supportRequests;
const keyOf = ({ id }: SupportRequest): string => id;

function Queue() {
  const { t } = useLingui();
  const [state, setState] = useState<SupportRequestState>('open');
  const states = {
    open: {
      name: t`Waiting`,
      empty: t`No open support requests`,
      about: t`Support requests are listed here, oldest first.`,
    },
    answered: { name: t`Waiting for a reply`, empty: t`No support requests waiting for a reply` },
    closed: { name: t`Closed`, empty: t`No closed support requests` },
  };
  return (
    <AdminQueue
      list={usePagedList(supportRequestsQuery(state), supportRequestsOf, keyOf)}
      keyOf={keyOf}
      row={(letter) => <SupportRequestItem letter={letter} />}
      label={t`Support requests`}
      errorText={t`The support requests could not be loaded.`}
      state={state}
      states={states}
      onState={setState}
    />
  );
}

/** Admin page of the support requests and their answers. */
export default function SupportRequestsPage() {
  return (
    <AdminFrame part="letters">
      <Queue />
    </AdminFrame>
  );
}
