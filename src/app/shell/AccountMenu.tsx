import { useLingui } from '@lingui/react/macro';
import { avatarImageFor } from '#src/entities/blog/avatar-image.ts';
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

/** Side of the avatar, and of one with a frame, which is 1.43 times as large and fits into the header of a phone. */
const AVATAR_PX = 36;
const FRAMED_AVATAR_PX = 30;

/** The member's avatar as the button of the account menu. */
export function AccountMenu() {
  const { t } = useLingui();
  const { user, primaryBlog } = useViewer();
  const name = primaryBlog?.name ?? user?.name ?? '';
  const { openSheet, sheet } = usePaletteSheet();
  const isFramed = avatarImageFor(primaryBlog?.avatar ?? [], AVATAR_PX)?.accessories?.frame !== undefined;
  const size = isFramed ? FRAMED_AVATAR_PX : AVATAR_PX;
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
              <BlogAvatar blog={primaryBlog} size={size} loading="eager" />
            ) : (
              <Avatar name={name} size={size} />
            )}
          </button>
        )}
      />
      {sheet}
    </PaletteSheetOpener>
  );
}
