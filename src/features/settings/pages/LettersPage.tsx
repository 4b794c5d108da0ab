import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ListSupportRequests200 } from '#generated/zod/listSupportRequests200.zod.ts';
import type { SupportRequest } from '#generated/zod/supportRequest.zod.ts';
import { usePagedList } from '#src/shared/api/read/paged-list.ts';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { EndlessRows } from '#src/shared/ui/EndlessRows.tsx';
import { Choice } from '../components/Choice.tsx';
import { LetterItem } from '../components/staff/LetterItem.tsx';
import styles from '../components/staff/Staff.module.css';
import { StaffFrame } from '../components/staff/StaffFrame.tsx';
import { type LetterState, lettersQuery } from '../data/staff.ts';

const lettersOf = ({ response }: ListSupportRequests200) => response.supportRequests;
const keyOf = ({ id }: SupportRequest): string => id;

function Queue() {
  const { t } = useLingui();
  const [state, setState] = useState<LetterState>('open');
  const list = usePagedList(lettersQuery(state), lettersOf, keyOf);
  return (
    <>
      <div className={styles.bar}>
        <Choice
          label={t`Show`}
          value={state}
          choices={{ open: t`What waits`, answered: t`What waits for a reply`, closed: t`What is closed` }}
          onChange={setState}
        />
      </div>
      <EndlessRows
        list={list}
        keyOf={keyOf}
        label={t`Letters`}
        failed={t`The letters did not come through.`}
        empty={
          <EmptyState title={<Trans>No letter waits</Trans>}>
            <Trans>What people write to us stands here, the oldest first.</Trans>
          </EmptyState>
        }
        row={(letter) => <LetterItem letter={letter} />}
      />
    </>
  );
}

/** Letters to those who run the site, and the answers to them. */
export default function LettersPage() {
  return (
    <StaffFrame part="letters">
      <Queue />
    </StaffFrame>
  );
}
