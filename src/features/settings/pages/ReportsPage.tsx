import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { AdminReport } from '#generated/zod/adminReport.zod.ts';
import type { ListReports200 } from '#generated/zod/listReports200.zod.ts';
import { usePagedList } from '#src/shared/api/read/paged-list.ts';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { EndlessRows } from '#src/shared/ui/EndlessRows.tsx';
import { Choice } from '../components/Choice.tsx';
import { ReportItem } from '../components/staff/ReportItem.tsx';
import styles from '../components/staff/Staff.module.css';
import { StaffFrame } from '../components/staff/StaffFrame.tsx';
import { type ReportState, reportsQuery } from '../data/staff.ts';

const reportsOf = ({ response }: ListReports200) => response.reports;
const keyOf = ({ id }: AdminReport): string => id;

function Queue() {
  const { t } = useLingui();
  const [state, setState] = useState<ReportState>('open');
  const list = usePagedList(reportsQuery(state), reportsOf, keyOf);
  return (
    <>
      <div className={styles.bar}>
        <Choice
          label={t`Show`}
          value={state}
          choices={{
            open: t`What waits`,
            acted: t`What something was done about`,
            dismissed: t`What was left`,
          }}
          onChange={setState}
        />
      </div>
      <EndlessRows
        list={list}
        keyOf={keyOf}
        label={t`Reports`}
        failed={t`The reports did not come through.`}
        empty={
          <EmptyState title={<Trans>Nothing waits</Trans>}>
            <Trans>Whatever members report stands here, the most reported first.</Trans>
          </EmptyState>
        }
        row={(report) => <ReportItem report={report} />}
      />
    </>
  );
}

/** What members reported, and what is decided about it (spec 000 §2.7: /settings/admin). */
export default function ReportsPage() {
  return (
    <StaffFrame part="reports">
      <Queue />
    </StaffFrame>
  );
}
