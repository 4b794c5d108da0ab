import { useLocation } from 'react-router';
import { ListStaffQueueParams } from '#generated/zod/listStaffQueueParams.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { AdminFrame } from '../components/AdminFrame.tsx';
import { StaffQueue } from '../components/lazy-report-parts.ts';
import type { StaffQueueState, StaffQueueType } from '../queue/staff-queue-data.ts';

/** Returns the part of the queue that an address names. */
function partOf(pathname: string, search: URLSearchParams): { type: StaffQueueType; state: StaffQueueState } {
  if (pathname === paths.appeals()) return { type: 'appeals', state: 'open' };
  if (pathname === paths.supportRequests()) return { type: 'letters', state: 'open' };
  const named = ListStaffQueueParams.safeParse({
    type: search.get('type') ?? undefined,
    state: search.get('state') ?? undefined,
  });
  return { type: named.data?.type ?? 'all', state: named.data?.state ?? 'open' };
}

/** The staff queue: reports, appeals and letters (spec 000 §2.7: /settings/admin). */
export default function StaffQueuePage() {
  const location = useLocation();
  const { pathname } = location;
  const search = new URLSearchParams(location.search);
  const { type, state } = partOf(pathname.replace(/\/$/, ''), search);
  const part = state === 'settled' ? 'settled' : type === 'all' ? 'queue' : type;
  return (
    <AdminFrame part={part} isWide>
      <StaffQueue
        key={`${type}/${state}`}
        type={type}
        state={state}
        firstId={search.get('item') ?? undefined}
      />
    </AdminFrame>
  );
}
