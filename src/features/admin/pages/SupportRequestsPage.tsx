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
      name: t`What waits`,
      empty: t`No letter waits`,
      about: t`What people write to us stands here, the oldest first.`,
    },
    answered: { name: t`What waits for a reply`, empty: t`No letter waits for a reply` },
    closed: { name: t`What is closed`, empty: t`No letter is closed yet` },
  };
  return (
    <AdminQueue
      list={usePagedList(supportRequestsQuery(state), supportRequestsOf, keyOf)}
      keyOf={keyOf}
      row={(letter) => <SupportRequestItem letter={letter} />}
      label={t`Letters`}
      errorText={t`The letters did not come through.`}
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
