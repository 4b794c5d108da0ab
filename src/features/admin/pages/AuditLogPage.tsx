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
      label={t`Decisions of staff`}
      errorText={t`The log could not be loaded.`}
      empty={
        <EmptyState title={<Trans>The log is empty</Trans>}>
          <Trans>Every decision of staff is recorded here, and nobody can change the record.</Trans>
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
