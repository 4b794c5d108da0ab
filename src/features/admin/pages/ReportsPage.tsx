import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { AdminReport } from '#generated/zod/adminReport.zod.ts';
import type { ListReports200 } from '#generated/zod/listReports200.zod.ts';
import { usePagedList } from '#src/shared/api/read/paged-list.ts';
import { AdminFrame } from '../components/AdminFrame.tsx';
import { AdminQueue } from '../components/AdminQueue.tsx';
import { ReportItem } from '../components/ReportItem.tsx';
import { type ReportState, reportsQuery } from '../data/admin.ts';

const reportsOf = ({ response }: ListReports200) => response.reports;
const keyOf = ({ id }: AdminReport): string => id;

function Queue() {
  const { t } = useLingui();
  const [state, setState] = useState<ReportState>('open');
  const states = {
    open: {
      name: t`Waiting`,
      empty: t`No open reports`,
      about: t`Reported content is listed here, most reported first.`,
    },
    acted: { name: t`Action taken`, empty: t`No reports with action taken yet` },
    dismissed: { name: t`No action`, empty: t`No reports closed without action yet` },
  };
  return (
    <AdminQueue
      list={usePagedList(reportsQuery(state), reportsOf, keyOf)}
      keyOf={keyOf}
      row={(report) => <ReportItem report={report} />}
      label={t`Reports`}
      errorText={t`The reports could not be loaded.`}
      state={state}
      states={states}
      onState={setState}
    />
  );
}

/** Admin page of the members' reports (spec 000 §2.7: /settings/admin). */
export default function ReportsPage() {
  return (
    <AdminFrame part="reports">
      <Queue />
    </AdminFrame>
  );
}
