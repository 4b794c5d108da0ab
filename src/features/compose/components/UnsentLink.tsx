import { Plural } from '@lingui/react/macro';
import { useState } from 'react';
import { paths } from '#src/paths/paths.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { countUnsent } from '../data/count-unsent.ts';
import { type ComposerKind, draftKey } from '../model/drafts.ts';
import styles from './Composer.module.css';

/** Link to the list of other unsent items of this browser; renders nothing when there are none. */
export function UnsentLink({ kind, target }: { kind: ComposerKind; target: string }) {
  const { blogs } = useViewer();
  const [others] = useState(() => {
    const uuids = blogs.map(({ uuid }) => uuid);
    const own = new Set(uuids.map((uuid) => draftKey(uuid, kind, target)));
    return countUnsent(uuids, own);
  });
  if (others === 0) return null;
  return (
    <AppLink to={paths.unsent()} className={styles.unsent}>
      <Plural value={others} one="# other unsent post" other="# other unsent posts" />
    </AppLink>
  );
}
