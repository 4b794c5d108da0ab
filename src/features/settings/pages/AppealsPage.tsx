import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ListAppeals200 } from '#generated/zod/listAppeals200.zod.ts';
import type { SiteAppeal } from '#generated/zod/siteAppeal.zod.ts';
import { usePagedList } from '#src/shared/api/read/paged-list.ts';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { EndlessRows } from '#src/shared/ui/EndlessRows.tsx';
import { Choice } from '../components/Choice.tsx';
import { AppealItem } from '../components/staff/AppealItem.tsx';
import styles from '../components/staff/Staff.module.css';
import { StaffFrame } from '../components/staff/StaffFrame.tsx';
import { type AppealState, appealsQuery } from '../data/staff.ts';

const appealsOf = ({ response }: ListAppeals200) => response.appeals;
const keyOf = ({ id }: SiteAppeal): string => id;

function Queue() {
  const { t } = useLingui();
  const [state, setState] = useState<AppealState>('open');
  const list = usePagedList(appealsQuery(state), appealsOf, keyOf);
  return (
    <>
      <div className={styles.bar}>
        <Choice
          label={t`Show`}
          value={state}
          choices={{
            open: t`What waits`,
            accepted: t`Where the author was right`,
            rejected: t`Where it stayed`,
          }}
          onChange={setState}
        />
      </div>
      <EndlessRows
        list={list}
        keyOf={keyOf}
        label={t`Appeals`}
        failed={t`The appeals did not come through.`}
        empty={
          <EmptyState title={<Trans>No appeal stands here</Trans>}>
            <Trans>
              What authors say about posts of theirs that we labelled or took down, the oldest first.
            </Trans>
          </EmptyState>
        }
        row={(appeal) => <AppealItem appeal={appeal} />}
      />
    </>
  );
}

/** Appeals of authors against what was done with their posts, and what is decided about them. */
export default function AppealsPage() {
  return (
    <StaffFrame part="appeals">
      <Queue />
    </StaffFrame>
  );
}
