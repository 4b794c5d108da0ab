import { Trans, useLingui } from '@lingui/react/macro';
import type { FailedJob } from '#generated/zod/failedJob.zod.ts';
import type { ListFailedJobs200 } from '#generated/zod/listFailedJobs200.zod.ts';
import { usePagedList } from '#src/shared/api/read/paged-list.ts';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { EndlessRows } from '#src/shared/ui/EndlessRows.tsx';
import { AdminFrame } from '../components/AdminFrame.tsx';
import { JobItem } from '../components/JobItem.tsx';
import { failedJobsQuery } from '../data/admin.ts';

const jobsOf = ({ response }: ListFailedJobs200) => response.failedJobs;
const keyOf = ({ id }: FailedJob): string => id;

function FailedJobs() {
  const { t } = useLingui();
  const list = usePagedList(failedJobsQuery(), jobsOf, keyOf);
  return (
    <EndlessRows
      list={list}
      keyOf={keyOf}
      label={t`Failed jobs`}
      errorText={t`The list could not be loaded.`}
      empty={
        <EmptyState title={<Trans>No failed jobs</Trans>}>
          <Trans>
            E-mails, scheduled posts and other jobs are retried several times. Those that failed every time
            are listed here.
          </Trans>
        </EmptyState>
      }
      row={(job) => <JobItem job={job} />}
    />
  );
}

/** Admin page of the jobs that failed for good (decision 045). */
export default function JobsPage() {
  return (
    <AdminFrame part="jobs">
      <FailedJobs />
    </AdminFrame>
  );
}
