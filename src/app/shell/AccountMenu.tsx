import { useLingui } from '@lingui/react/macro';
import { BlogAvatar } from '#src/entities/blog/BlogAvatar.tsx';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { Avatar } from '#src/shared/ui/Avatar.tsx';
import { lazyLayer } from '#src/shared/ui/lazy-layer.tsx';
import { Menu } from '#src/shared/ui/Menu.tsx';
import styles from './AccountMenu.module.css';
import { PaletteSheetOpener } from './palette-sheet-opener.ts';
import { usePaletteSheet } from './use-palette-sheet.tsx';

/** Loaded on demand, because visitors have no account menu. */
const AccountList = lazyLayer(() => import('./AccountList.tsx'), 'AccountList');

/** The member's avatar as the button of the account menu. */
export function AccountMenu() {
  const { t } = useLingui();
  const { user, primaryBlog } = useViewer();
  const name = primaryBlog?.name ?? user?.name ?? '';
  const { openSheet, sheet } = usePaletteSheet();
  return (
    <PaletteSheetOpener value={openSheet}>
      <Menu
        list={AccountList}
        trigger={(props) => (
          <button
            type="button"
            className={styles.button}
            aria-label={t`Account: ${name}`}
            title={name}
            {...props}
          >
            {primaryBlog ? (
              <BlogAvatar blog={primaryBlog} size={36} loading="eager" />
            ) : (
              <Avatar name={name} size={36} />
            )}
          </button>
        )}
      />
      {sheet}
    </PaletteSheetOpener>
  );
}
