import { useLingui } from '@lingui/react/macro';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { Dialog } from '#src/shared/ui/Dialog.tsx';
import styles from './KeyList.module.css';

type Keys = Array<[key: string, action: string]>;

/** The keys of the site and what they do. */
export function KeyList({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { isLoggedIn } = useViewer();
  const members: Keys = isLoggedIn
    ? [
        ['D', t`Dashboard`],
        ['C', t`New post`],
        ['R', t`Reblog at once`],
        ['⇧ Q', t`Queue a reblog at once`],
      ]
    : [];
  const keys: Keys = [
    ['J', t`Next post`],
    ['K', t`Previous post`],
    ['L', t`Like the post`],
    ['⇧ R', t`Reblog the post`],
    ['W', t`Open the post`],
    ['P', t`Look into the blog`],
    ['.', t`Back to top`],
    ['E', t`Explore`],
    ['⇧ P', t`Next palette`],
    ...members,
    ['/', t`Search`],
    ['Esc', t`Close what lies on top`],
    ['Ctrl ↵', t`Send what you are writing`],
    ['?', t`Show these keys`],
  ];
  return (
    <Dialog size="small" title={t`Keys`} onClose={onClose}>
      <dl className={styles.list}>
        {keys.map(([key, action]) => (
          <div key={key} className={styles.row}>
            <dt>
              <kbd className={styles.key}>{key}</kbd>
            </dt>
            <dd>{action}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
