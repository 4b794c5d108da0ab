import { useLingui } from '@lingui/react/macro';
import type { ListStewardshipRequests200 } from '#generated/zod/listStewardshipRequests200.zod.ts';
import type { StewardshipRequest } from '#generated/zod/stewardshipRequest.zod.ts';
import { usePagedList } from '#src/shared/api/read/paged-list.ts';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { EndlessRows } from '#src/shared/ui/EndlessRows.tsx';
import { AdminFrame } from '../components/AdminFrame.tsx';
import { StewardshipItem } from '../components/StewardshipItem.tsx';
import { stewardshipRequestsQuery } from '../data/admin.ts';

const requestsOf = ({ response }: ListStewardshipRequests200) => response.stewardshipRequests;
const keyOf = ({ id }: StewardshipRequest): string => id;

function Requests() {
  const { t } = useLingui();
  return (
    <EndlessRows
      list={usePagedList(stewardshipRequestsQuery(), requestsOf, keyOf)}
      keyOf={keyOf}
      row={(request) => <StewardshipItem request={request} />}
      label={t`Communities to hand over`}
      errorText={t`The requests could not be loaded.`}
      empty={
        <EmptyState title={t`Nobody asks for a community`}>
          {t`When nobody looks after a community for 60 days, its members can ask to take it over. They appear here.`}
        </EmptyState>
      }
    />
  );
}

/** Admin page of the members who ask to take over a community that nobody looks after. */
export default function StewardshipRequestsPage() {
  return (
    <AdminFrame part="communities">
      <Requests />
    </AdminFrame>
  );
}
