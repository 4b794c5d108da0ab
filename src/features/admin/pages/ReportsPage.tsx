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
      name: t`What waits`,
      empty: t`Nothing waits`,
      about: t`Whatever members report stands here, the most reported first.`,
    },
    acted: { name: t`What something was done about`, empty: t`Nothing was done about any report yet` },
    dismissed: { name: t`What was left`, empty: t`No report was left at that yet` },
  };
  return (
    <AdminQueue
      list={usePagedList(reportsQuery(state), reportsOf, keyOf)}
      keyOf={keyOf}
      row={(report) => <ReportItem report={report} />}
      label={t`Reports`}
      errorText={t`The reports did not come through.`}
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
