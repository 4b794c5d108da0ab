import { Trans, useLingui } from '@lingui/react/macro';
import type { ListStaffActs200 } from '#generated/zod/listStaffActs200.zod.ts';
import type { StaffAct } from '#generated/zod/staffAct.zod.ts';
import { usePagedList } from '#src/shared/api/read/paged-list.ts';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { EndlessRows } from '#src/shared/ui/EndlessRows.tsx';
import { AdminFrame } from '../components/AdminFrame.tsx';
import { AuditLogItem } from '../components/AuditLogItem.tsx';
import { auditLogQuery } from '../data/admin.ts';

const entriesOf = ({ response }: ListStaffActs200) => response.acts;
const keyOf = ({ id }: StaffAct): string => id;

function Log() {
  const { t } = useLingui();
  return (
    <EndlessRows
      list={usePagedList(auditLogQuery(), entriesOf, keyOf)}
      keyOf={keyOf}
      label={t`What was done`}
      errorText={t`The log did not come through.`}
      empty={
        <EmptyState title={<Trans>Nothing was done yet</Trans>}>
          <Trans>Whatever one of you decides stands here from then on, and nobody can change it.</Trans>
        </EmptyState>
      }
      row={(act) => <AuditLogItem act={act} />}
    />
  );
}

/** Admin page of the audit log, readable by all staff (spec 000 §2.7: /settings/admin). */
export default function AuditLogPage() {
  return (
    <AdminFrame part="log">
      <Log />
    </AdminFrame>
  );
}
